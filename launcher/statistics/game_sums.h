// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/results/statistics.h"
#include "common/plugin/game_plugin.h"

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

/// Reads the figures of all games that were ever counted, most played first. A game that is not among those that are
/// there has its id as its name. Waits for the disk.
QList<GameSums> readGameSums(const QList<GameInfo>& games);

}  // namespace plt
