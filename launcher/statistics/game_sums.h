// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/results/statistics.h"

#include <optional>

#include <QList>
#include <QString>

namespace plt {

/// The figures of one game with some options, or with all of them.
struct GameSums {
    QString label;  ///< of the game or the options
    int played = 0;
    int won = 0;
    int lost = 0;
    int streak = 0;
    int longestStreak = 0;
    qint64 totalMs = 0;
    QString best;             ///< in words; empty where options differ, or nothing is ranked
    QList<int> accuracies;    ///< of reviewed games, latest last
    QList<GameSums> options;  ///< of a game: by options, most played first

    /// Returns the average accuracy of the latest games; nothing without reviews.
    std::optional<int> accuracy() const;
};

/// Returns the figures of a game whose statistics these are.
GameSums gameSums(const QString& label, const QMap<QString, OptionStatistics>& all);

/// Reads the figures of all games that were ever counted, most played first. `labels` are the names of games by
/// their folders; a game that is not there any more has the name of its folder. Waits for the disk.
QList<GameSums> readGameSums(const QMap<QString, QString>& labels);

}  // namespace plt
