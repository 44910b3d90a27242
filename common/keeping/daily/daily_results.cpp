// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_results.h"

#include "common/storage/files.h"
#include "common/storage/guests/guests.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>
#include <QLockFile>

namespace plt {

namespace {

constexpr int longestWaitMs = 2000;
const QLatin1String fileEnding(".json");

int worth(const DailyResult& result) {
    return result.outcome != Outcome::won ? 0 : result.helped ? 1 : 2;
}

QJsonObject jsonOf(const DailyResult& result) {
    return {{QStringLiteral("on"), result.on.toString(Qt::ISODate)},
            {QStringLiteral("outcome"), static_cast<int>(result.outcome)},
            {QStringLiteral("helped"), result.helped},
            {QStringLiteral("elapsed"), result.elapsedMs},
            {QStringLiteral("score"), result.score},
            {QStringLiteral("moves"), result.moves}};
}

/// Returns a result with an invalid date if the entry is damaged.
DailyResult resultFrom(const QJsonObject& json) {
    const int outcome = json.value(QStringLiteral("outcome")).toInt(-1);
    if (outcome <= static_cast<int>(Outcome::playing) || outcome > static_cast<int>(Outcome::over)) return {};
    return {QDate::fromString(json.value(QStringLiteral("on")).toString(), Qt::ISODate),
            static_cast<Outcome>(outcome),
            json.value(QStringLiteral("helped")).toBool(),
            json.value(QStringLiteral("elapsed")).toInteger(-1),
            json.value(QStringLiteral("score")).toInteger(),
            json.value(QStringLiteral("moves")).toInt()};
}

QJsonObject jsonOf(const ResultsByDay& results) {
    QJsonObject days;
    for (auto it = results.cbegin(); it != results.cend(); ++it)
        days.insert(it.key().toString(Qt::ISODate), jsonOf(*it));
    return {{QStringLiteral("format"), 1}, {QStringLiteral("days"), days}};
}

ResultsByDay resultsFrom(const QJsonObject& json) {
    ResultsByDay results;
    const auto days = json.value(QStringLiteral("days")).toObject();
    for (auto it = days.begin(); it != days.end(); ++it) {
        const auto day = QDate::fromString(it.key(), Qt::ISODate);
        const auto result = resultFrom(it.value().toObject());
        if (day.isValid() && result.on.isValid()) results.insert(day, result);
    }
    return results;
}

/// Puts a result in unless a better one, or an equal earlier one, is there.
void put(ResultsByDay& results, QDate day, DailyResult result) {
    if (const auto before = results.constFind(day); before != results.constEnd()) {
        if (worth(*before) >= worth(result)) return;
        result.on = before->on;
    }
    results.insert(day, result);
}

}  // namespace

QStringList DailyResults::folders() {
    return storage::allFolders(QStringLiteral("daily"));
}

QString DailyResults::path() const {
    return storage::folderOf(QStringLiteral("daily"), id_) + QLatin1Char('/') + id_ + fileEnding;
}

QMap<QString, ResultsByDay> DailyResults::readAll() {
    QMap<QString, ResultsByDay> all;
    for (const auto& file : storage::allFiles(QStringLiteral("daily"))) {
        const auto read = storage::readObject(file);
        const auto results = read.object ? resultsFrom(*read.object) : ResultsByDay();
        const QString id = QFileInfo(file).fileName().chopped(fileEnding.size());
        // A guest does not replace a game of the program, which comes first.
        if (!results.isEmpty() && !all.contains(id)) all.insert(id, results);
    }
    return all;
}

ResultsByDay DailyResults::read(QString* problem) const {
    const auto read = storage::readObject(path());
    if (problem != nullptr) *problem = read.problem;
    return read.object ? resultsFrom(*read.object) : ResultsByDay();
}

QString DailyResults::record(QDate day, const DailyResult& result) const {
    return change([&](ResultsByDay& results) { put(results, day, result); });
}

QJsonObject DailyResults::copy(QString* problem) const {
    const auto results = read(problem);
    return results.isEmpty() ? QJsonObject() : jsonOf(results);
}

QString DailyResults::merge(const QJsonObject& copy) const {
    const auto others = resultsFrom(copy);
    return change([&others](ResultsByDay& results) {
        for (auto it = others.cbegin(); it != others.cend(); ++it) {
            const auto known = results.find(it.key());
            if (known != results.end()) known->on = std::min(known->on, it->on);
            put(results, it.key(), *it);
        }
    });
}

QString DailyResults::change(const std::function<void(ResultsByDay&)>& edit) const {
    storage::makeFolder(QStringLiteral("daily"));
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!lock.tryLock(longestWaitMs))
        return QCoreApplication::translate("DailyResults",
                                           "The boards of the day are in use by another window.");
    QString broken;
    const auto before = read(&broken);
    if (!broken.isEmpty() && storage::setAside(path()).isEmpty()) return broken;
    auto results = before;
    edit(results);
    while (results.size() > daysKept) results.erase(results.begin());
    return results == before ? QString() : storage::writeObject(path(), jsonOf(results));
}

QDate dayOfRecord(const QMap<QString, ResultsByDay>& all, QDate today) {
    constexpr int week = 7;
    QDate day = today;
    for (const auto& results : all)
        for (const auto& result : results)
            // A clock that was wrong by more was a mistake, not to be remembered.
            if (result.on > day && today.daysTo(result.on) <= week) day = result.on;
    return day;
}

}  // namespace plt
