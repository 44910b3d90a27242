// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/begun_games.h"
#include "launcher/today/daily_games.h"
#include "launcher/today/day_mark.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace plt {

/// A game's board of a day, and what was reached on it.
struct DayBoard {
    QString gameId;           ///< empty if there is no board
    QString reached;          ///< in a few words
    bool isFinished = false;  ///< in any way
    bool isBegun = false;     ///< it is the saved game, which is not over

    bool operator==(const DayBoard&) const = default;
};

/// Returns the board of the game `id`.
DayBoard boardOn(QDate day, const QString& id, const DailyGames& daily, const QList<BegunGame>& begun);

/// Returns the line of a button for a board of today, with the difficulty.
QString lineOfToday(const DayBoard& board, QDate today);

/// Returns the games whose boards of the day are offered first: the favourites among those that have one,
/// then the others that were ever played, the last one first.
QStringList gamesOfToday(const DailyGames& daily, const QStringList& favourites, QDate today);

/// Returns the mark of a day. `forgiven` are the forgiven days of the streak.
DayMark markOf(QDate day, const DailyGames& daily, const QList<QDate>& forgiven);

}  // namespace plt
