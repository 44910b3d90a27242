// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/daily/daily_boards.h"
#include "common/keeping/daily/daily_results.h"
#include "common/plugin/scan/games_scan.h"

#include <optional>

#include <QDateTime>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

namespace plt {

/// The boards of the day of all games, and what the player has reached on them.
struct DailyGames {
    QMap<QString, DailyBoards> boards;    ///< by ID of the game, of games that have boards
    QMap<QString, ResultsByDay> results;  ///< likewise, of games that have results
    QStringList played;                   ///< IDs of all games that were ever played, the last one first

    /// Returns the days on which a board of that day was finished, in any game.
    QSet<QDate> daysPlayed() const;
    bool operator==(const DailyGames&) const = default;
};

/// Reads the boards and the results of games. Caches the content of a file of results until it changes. May
/// be used on any thread.
class DailyReader {
  public:
    /// Sets the games, whose boards are read again.
    void setGames(const GamesScan& scan);
    /// Returns the boards and the present results. Without a game that was ever played, there are no boards.
    DailyGames read();

  private:
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        ResultsByDay results;
    };

    QMap<QString, QString> folders_;  ///< of all games, by ID
    std::optional<QMap<QString, DailyBoards>> boards_;
    QHash<QString, Known> known_;  ///< by ID
};

}  // namespace plt
