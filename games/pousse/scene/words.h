// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "common/rules/seats.h"
#include "pousse/rules.h"

#include <QString>

/// What is said about a game.
namespace pousse {

QString sideName(Mark mark);
/// "T3, column 3 from the top: X, O, empty, empty", and what must be known of it besides.
QString edgeName(const State& state, const Move& move, bool isOpen, bool warns, bool hinted);
/// "row 2, column 3, X".
QString squareName(const State& state, const Square& square);
/// What pushing a marker in there would do; with `warns` also that it loses by repetition.
QString pushText(const State& state, const Move& move, bool warns);
/// Whose turn it is.
QString turnText(const State& state, const plt::Seats& seats);
/// Why the game ended; empty while it goes on.
QString endText(const State& state);
/// "+0.35 for X", "X can force a win in 7 moves of both sides".
QString valueText(const plt::Thought& thought, Mark toMove);
/// "7 plies, 120,000 positions, +0.35 for X: T1 B2".
QString thoughtText(const plt::Thought& thought, Mark toMove);

}  // namespace pousse
