// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "parcheesi/rules.h"
#include "parcheesi/table/board_art.h"

#include <vector>

#include <QCoreApplication>
#include <QString>

namespace parcheesi {

/// The texts of a game in its window.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

  public:
    /// "Red".
    static QString side(Side side);
    /// The player of a side: "You", "Player 2", "Amazing Grace".
    static QString player(const plt::Seats& seats, Side side);
    /// "5, 3".
    static QString numbers(const Numbers& numbers);
    /// The automatic events before the current turn: turns that passed, pawns that went back; empty if there
    /// were none.
    static QString passes(const State& state);
    /// The choices of the side to move.
    static QString choices(const State& state);
    /// The turn: "Your turn (Blue)."
    static QString turn(const plt::Seats& seats, Side side);
    /// The words in the middle of the table: the last action, or the turn.
    static Caption caption(const State& state, const plt::Seats& seats);
    /// A roll that was not played.
    static Caption caption(const Roll& roll, const plt::Seats& seats);
    /// The reason why this pawn of the side to move must not be put on this cell.
    static QString whyNotThere(const State& state, int pawn, int cell);
    /// The reason why nothing on this cell can be moved; empty if there is nothing to say.
    static QString whyStuck(const State& state, int cell);
    /// A part of the board with its pawns: "square 22, safe, Red enters here, Red pawn 1".
    static QString cell(const State& state, int cell);
    /// "134 to go".
    static QString progress(const Pawns& pawns);
    static QString ending(const State& state);

  private:
    /// A person by its side, a computer by its name.
    static QString mover(const plt::Seats& seats, Side side);
    static QString step(Side side, const Trace& trace);
    static QString part(int cell);
    static QStringList pawnsOn(const State& state, int cell);
};

/// The numbers used by these steps in order: "5", "1+4".
QString sumOf(Turn turn, const std::vector<Step>& steps);

}  // namespace parcheesi
