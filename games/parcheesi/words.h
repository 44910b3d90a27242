// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/seats.h"
#include "parcheesi/rules.h"

#include <vector>

#include <QCoreApplication>
#include <QString>

namespace parcheesi {

/// What is said of a game in its window.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)

  public:
    /// "Red".
    static QString side(Side side);
    /// Who plays a side: "You", "Player 2", "Amazing Grace".
    static QString player(const plt::Seats& seats, Side side);
    /// "5, 3".
    static QString numbers(const Numbers& numbers);
    /// What happened by itself before the present turn: turns that passed, pawns that went back; empty if
    /// nothing did.
    static QString passes(const State& state);
    /// What whoever has the turn can do.
    static QString choices(const State& state);
    /// Whose turn it is: "Your turn (Blue)."
    static QString turn(const plt::Seats& seats, Side side);
    /// Why this pawn of the side to move may not be put on this cell.
    static QString whyNotThere(const State& state, int pawn, int cell);
    /// Why nothing on this cell can be moved; empty where there is nothing to say.
    static QString whyStuck(const State& state, int cell);
    /// A part of the board with who stands there: "square 22, safe, Red enters here, Red pawn 1".
    static QString cell(const State& state, int cell);
    /// "134 to go".
    static QString progress(const Pawns& pawns);
    static QString ending(const State& state);

  private:
    static QString part(int cell);
    static QStringList pawnsOn(const State& state, int cell);
};

/// The numbers that these steps use, in their order: "5", "1+4".
QString sumOf(Turn turn, const std::vector<Step>& steps);

}  // namespace parcheesi
