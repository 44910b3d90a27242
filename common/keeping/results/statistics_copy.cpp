// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics_copy.h"

#include "common/keeping/daily/daily_results.h"
#include "common/keeping/results/statistics_file.h"
#include "common/storage/files.h"
#include "common/storage/guests/guests.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace plt {

namespace {

struct StatisticsCopies {
    Q_DECLARE_TR_FUNCTIONS(plt::StatisticsCopies)
};

const auto kind = QStringLiteral("plt-games-statistics");
constexpr int copyFormat = 1;

/// Names become names of files.
bool isGameName(const QString& name) {
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"));
    return allowed.match(name).hasMatch();
}

QString about(const QString& game, const QString& problem) {
    return StatisticsCopies::tr("%1: %2.", "a game and its problem").arg(game, problem);
}

}  // namespace

QStringList countedGames() {
    QStringList games;
    for (const auto& part : {QStringLiteral("statistics"), QStringLiteral("daily")})
        for (const QString& file : storage::allFiles(part)) games << QFileInfo(file).fileName().chopped(5);
    games.removeDuplicates();
    games.sort();
    return games;
}

StatisticsCopy copyStatistics() {
    StatisticsCopy out;
    QJsonObject games;
    for (const QString& game : countedGames()) {
        QString problem;
        auto file = StatisticsFile::read(game, &problem);
        // A part needs its name to be known again.
        if (problem.isEmpty() && file.name.isEmpty()) {
            problem = StatisticsFile::change(game, [](StatisticsFile& own) { own.giveName(); });
            file = StatisticsFile::read(game);
        }
        QString daysProblem;
        const auto days = DailyResults(game).copy(&daysProblem);
        if (!problem.isEmpty()) out.problems << about(game, problem);
        if (!daysProblem.isEmpty()) out.problems << about(game, daysProblem);
        QJsonObject json;
        if (problem.isEmpty()) json.insert(QStringLiteral("counted"), file.toJson());
        if (!days.isEmpty()) json.insert(QStringLiteral("days"), days);
        games.insert(game, json);
    }
    out.bytes = storage::bytesOf({{QStringLiteral("kind"), kind},
                                  {QStringLiteral("format"), copyFormat},
                                  {QStringLiteral("games"), games}});
    return out;
}

MergedStatistics mergeStatistics(const QByteArray& copy) {
    MergedStatistics out;
    const auto json = QJsonDocument::fromJson(copy).object();
    if (json.value(QStringLiteral("kind")).toString() != kind) {
        out.problems << StatisticsCopies::tr("This file has no statistics of this program.");
        return out;
    }
    if (json.value(QStringLiteral("format")).toDouble(99) > copyFormat) {
        out.problems << StatisticsCopies::tr("This file was written by a newer version.");
        return out;
    }
    const auto games = json.value(QStringLiteral("games")).toObject();
    for (auto it = games.begin(); it != games.end(); ++it) {
        if (!isGameName(it.key())) {
            out.problems << StatisticsCopies::tr("“%1” is no name of a game.").arg(it.key().left(64));
            continue;
        }
        const auto game = it.value().toObject();
        QString problem;
        if (const auto part = game.value(QStringLiteral("counted")); part.isObject()) {
            const auto counted = StatisticsFile::fromJson(part.toObject(), &problem);
            if (problem.isEmpty())
                problem =
                    StatisticsFile::change(it.key(), [&counted](StatisticsFile& own) { own.merge(counted); });
        }
        if (problem.isEmpty() && game.contains(QStringLiteral("days")))
            problem = DailyResults(it.key()).merge(game.value(QStringLiteral("days")).toObject());
        if (problem.isEmpty())
            ++out.games;
        else
            out.problems << about(it.key(), problem);
    }
    return out;
}

}  // namespace plt
