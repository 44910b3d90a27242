// SPDX-License-Identifier: MIT
#include "jewel/scores/high_scores.h"

#include "common/storage/files.h"

#include <algorithm>
#include <functional>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>

namespace jewel {
namespace {

constexpr int lockWaitMs = 2000;

QString key(const char* text) {
    return QString::fromLatin1(text);
}

QJsonObject toJson(const HighScore& entry) {
    return {{key("name"), entry.name},
            {key("score"), entry.score},
            {key("level"), entry.level},
            {key("swaps"), entry.swaps},
            {key("when"), entry.when.toString(Qt::ISODateWithMs)},
            {key("game"), entry.game}};
}

HighScore fromJson(const QJsonObject& in) {
    return {fittingName(in.value(key("name")).toString()),
            in.value(key("score")).toInteger(),
            in.value(key("level")).toInt(),
            in.value(key("swaps")).toInt(),
            QDateTime::fromString(in.value(key("when")).toString(), Qt::ISODateWithMs),
            in.value(key("game")).toString()};
}

QJsonObject allToJson(const QMap<QString, QList<HighScore>>& tables) {
    QJsonObject out;
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        QJsonArray lines;
        for (const HighScore& entry : *table) lines.append(toJson(entry));
        out.insert(table.key(), lines);
    }
    return {{key("format"), 1}, {key("tables"), out}};
}

}  // namespace

QString fittingName(const QString& name) {
    return name.simplified().left(maximumNameLength).trimmed();
}

QString HighScores::defaultPath() {
    return plt::storage::makeFolder(key("scores")) + key("/jewel.json");
}

int HighScores::placeOf(qint64 score, const QList<HighScore>& table) {
    if (score <= 0) return -1;
    const auto place = std::find_if(table.begin(), table.end(),
                                    [score](const HighScore& other) { return other.score < score; });
    const int number = static_cast<int>(place - table.begin());
    return number < kept ? number : -1;
}

QMap<QString, QList<HighScore>> HighScores::read(QString* problem) const {
    const auto read = plt::storage::readObject(path_);
    QString wrong = read.problem;
    if (read.object && read.object->value(key("format")).toInt(99) > 1)
        wrong = QCoreApplication::translate("jewel", "The high scores were written by a newer version.");
    if (problem != nullptr) *problem = wrong;
    QMap<QString, QList<HighScore>> tables;
    if (!read.object || !wrong.isEmpty()) return tables;
    const auto in = read.object->value(key("tables")).toObject();
    for (auto table = in.begin(); table != in.end(); ++table) {
        QList<HighScore> lines;
        for (const auto& line : table.value().toArray()) {
            const HighScore entry = fromJson(line.toObject());
            // No game enters a score this low, so the entry is not from this program.
            if (entry.score > 0) lines.append(entry);
        }
        if (lines.isEmpty()) continue;
        std::stable_sort(lines.begin(), lines.end(), [](const HighScore& one, const HighScore& other) {
            return one.score > other.score;
        });
        tables.insert(table.key(), lines.mid(0, kept));
    }
    return tables;
}

HighScores::Entered HighScores::enter(const QString& table, const HighScore& entry) const {
    QLockFile lock(path_ + key(".lock"));
    if (!lock.tryLock(lockWaitMs))
        return {-1,
                {},
                QCoreApplication::translate("jewel", "The high scores are in use by another window."),
                {}};
    QString broken;
    auto tables = read(&broken);
    Entered entered;
    if (!broken.isEmpty()) {
        entered.aside = plt::storage::setAside(path_);
        if (entered.aside.isEmpty()) return {-1, {}, broken, {}};
    }
    auto& lines = tables[table];
    HighScore line = entry;
    const auto before = std::find_if(lines.begin(), lines.end(), [&entry](const HighScore& other) {
        return !entry.game.isEmpty() && other.game == entry.game;
    });
    if (before != lines.end()) {
        if (before->score >= entry.score) return entered;
        line.name = before->name;
        lines.erase(before);
    }
    entered.place = placeOf(line.score, lines);
    if (entered.place < 0) return entered;
    entered.name = line.name;
    lines.insert(entered.place, line);
    while (lines.size() > kept) lines.removeLast();
    entered.problem = plt::storage::writeObject(path_, allToJson(tables));
    return entered;
}

QString HighScores::rename(const QString& table, const HighScore& entry, const QString& name) const {
    QLockFile lock(path_ + key(".lock"));
    if (!lock.tryLock(lockWaitMs))
        return QCoreApplication::translate("jewel", "The high scores are in use by another window.");
    QString broken;
    auto tables = read(&broken);
    if (!broken.isEmpty()) return broken;
    for (HighScore& line : tables[table])
        if (line.score == entry.score && line.when == entry.when) line.name = fittingName(name);
    return plt::storage::writeObject(path_, allToJson(tables));
}

}  // namespace jewel
