// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "pousse/rules.h"

#include <QString>

/// The texts about a game.
namespace pousse {

QString sideName(Mark mark);
/// An edge with its line and state: "T3, column 3 from the top: X, O, empty, empty".
QString edgeName(const State& state, const Move& move, bool isOpen, bool warns, bool hinted);
/// "row 2, column 3, X".
QString squareName(const State& state, const Square& square);
/// The effect of pushing a marker in there; with `warns` also a loss by repetition.
QString pushText(const State& state, const Move& move, bool warns);
/// The side to move.
QString turnText(const State& state, const plt::Seats& seats);
/// The reason why the game ended; empty while it goes on.
QString endText(const State& state);
/// "+0.35 for X", "X can force a win in 7 moves of both sides".
QString valueText(const plt::Thought& thought, Mark toMove);
/// "7 plies, 120,000 positions, +0.35 for X: T1 B2".
QString thoughtText(const plt::Thought& thought, Mark toMove);

}  // namespace pousse
