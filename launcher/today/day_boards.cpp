// SPDX-License-Identifier: MIT
#include "launcher/today/day_boards.h"

#include "common/keeping/daily/daily_texts.h"

#include <algorithm>

#include <QCoreApplication>

namespace plt {

namespace {

struct DayWords {
    Q_DECLARE_TR_FUNCTIONS(DayBoards)
};

}  // namespace

DayBoard boardOn(QDate day, const QString& id, const DailyGames& daily, const QList<BegunGame>& begun) {
    DayBoard board;
    const auto boards = daily.boards.constFind(id);
    if (boards == daily.boards.constEnd()) return board;
    board.gameId = boards->idOn(day);
    if (board.gameId.isEmpty()) return board;
    const auto saved = std::find_if(begun.cbegin(), begun.cend(), [&](const BegunGame& game) {
        return game.id == id && game.gameId == board.gameId;
    });
    board.isBegun = saved != begun.cend();
    const ResultsByDay results = daily.results.value(id);
    if (const auto result = results.constFind(day); result != results.constEnd()) {
        board.isFinished = true;
        board.reached = dailyResultText(*result);
    } else if (board.isBegun) {
        board.reached = saved->moves > 0 ? DayWords::tr("%Ln moves so far", "1 move so far", saved->moves)
                                         : DayWords::tr("begun");
    } else {
        board.reached = DayWords::tr("not played yet");
    }
    return board;
}

QString lineOfToday(const DayBoard& board, QDate today) {
    return DayWords::tr("Today: %1, %2", "difficulty, and what was reached")
        .arg(dailyDifficulty(today), board.reached);
}

QStringList gamesOfToday(const DailyGames& daily, const QStringList& favourites, QDate today) {
    QStringList games;
    for (const QString& id : favourites + daily.played)
        if (!games.contains(id) && !daily.boards.value(id).idOn(today).isEmpty()) games.append(id);
    return games;
}

DayMark markOf(QDate day, const DailyGames& daily, const QList<QDate>& forgiven) {
    bool isFinished = false;
    for (const ResultsByDay& results : daily.results) {
        const auto result = results.constFind(day);
        if (result == results.constEnd()) continue;
        if (result->on == day) return DayMark::finished;
        isFinished = true;
    }
    if (forgiven.contains(day)) return DayMark::forgiven;
    return isFinished ? DayMark::finishedLater : DayMark::none;
}

}  // namespace plt
