// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics_file.h"

#include "common/storage/files.h"
#include "common/storage/guests/guests.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QRandomGenerator>

namespace plt {

namespace {

constexpr int fileFormat = 1;
constexpr int lockWaitMs = 2000;

QJsonObject jsonOf(const CountedHere& part) {
    return {{QStringLiteral("revision"), part.revision}, {QStringLiteral("sets"), toJson(part.sets)}};
}

CountedHere partFrom(const QJsonObject& json) {
    return {qMax(0, json.value(QStringLiteral("revision")).toInt()),
            optionSetsFrom(json.value(QStringLiteral("sets")).toObject())};
}

}  // namespace

QString StatisticsFile::path(const QString& gameId) {
    return storage::folderOf(QStringLiteral("statistics"), gameId) + QLatin1Char('/') + gameId +
           QStringLiteral(".json");
}

StatisticsFile StatisticsFile::read(const QString& gameId, QString* problem) {
    const auto read = storage::readObject(path(gameId));
    if (problem != nullptr) *problem = read.problem;
    return read.object ? fromJson(*read.object, problem) : StatisticsFile();
}

QString StatisticsFile::change(const QString& gameId, const std::function<void(StatisticsFile&)>& edit,
                               QString* aside) {
    storage::makeFolder(QStringLiteral("statistics"));
    QLockFile lock(path(gameId) + QStringLiteral(".lock"));
    if (!lock.tryLock(lockWaitMs))
        return QCoreApplication::translate("Statistics", "The statistics are in use by another window.");
    QString broken;
    auto file = read(gameId, &broken);
    if (!broken.isEmpty()) {
        const QString kept = storage::setAside(path(gameId));
        if (kept.isEmpty()) return broken;
        if (aside != nullptr) *aside = kept;
    }
    edit(file);
    file.giveName();
    ++file.own.revision;
    return storage::writeObject(path(gameId), file.toJson());
}

void StatisticsFile::giveName() {
    constexpr int digits = 16;
    if (name.isEmpty())
        name =
            QStringLiteral("%1").arg(QRandomGenerator::system()->generate64(), digits, 16, QLatin1Char('0'));
}

OptionSets StatisticsFile::all() const {
    OptionSets sets = own.sets;
    for (const auto& other : others) sets = combined(std::move(sets), other.sets);
    return sets;
}

void StatisticsFile::merge(const StatisticsFile& copy) {
    const auto take = [this](const QString& from, const CountedHere& part) {
        if (from.isEmpty()) return;
        if (from == name) {
            if (part.revision > own.revision) own = part;
        } else if (const auto known = others.find(from); known != others.end()) {
            if (part.revision > known->revision) *known = part;
        } else if (others.size() < othersKept) {
            others.insert(from, part);
        }
    };
    take(copy.name, copy.own);
    for (auto it = copy.others.begin(); it != copy.others.end(); ++it) take(it.key(), *it);
}

QJsonObject StatisticsFile::toJson() const {
    QJsonObject json = jsonOf(own);
    json.insert(QStringLiteral("format"), fileFormat);
    json.insert(QStringLiteral("name"), name);
    QJsonObject rest;
    for (auto it = others.begin(); it != others.end(); ++it) rest.insert(it.key(), jsonOf(*it));
    if (!rest.isEmpty()) json.insert(QStringLiteral("others"), rest);
    return json;
}

StatisticsFile StatisticsFile::fromJson(const QJsonObject& json, QString* problem) {
    if (json.value(QStringLiteral("format")).toDouble(99) > fileFormat) {
        if (problem != nullptr)
            *problem = QCoreApplication::translate("Statistics", "it was written by a newer version");
        return {};
    }
    StatisticsFile file;
    file.name = json.value(QStringLiteral("name")).toString();
    file.own = partFrom(json);
    const auto others = json.value(QStringLiteral("others")).toObject();
    for (auto it = others.begin(); it != others.end() && file.others.size() < othersKept; ++it)
        file.others.insert(it.key(), partFrom(it.value().toObject()));
    return file;
}

}  // namespace plt
