// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "checkers/scene/figures.h"
#include "checkers/scene/looks.h"
#include "common/rules/players.h"

#include <vector>

#include <QString>

/// The texts about a game.
namespace checkers {

/// "Red", "White": by the piece set.
QString sideName(Side side, PieceSet set);
/// "11, red man, can move"; `figure` is null for an empty square.
QString squareName(int square, const Figure* figure, PieceSet set, bool canMove);
/// "Captured by Red: 3 men, 1 king".
QString standName(Side side, const std::vector<Figure>& figures, PieceSet set);
/// The side to move, and other facts about the turn; a computer is not told that it must capture.
QString turnText(const State& state, const plt::Seats& seats, PieceSet set);
/// "The piece on 22 goes on to 15 or 17."
QString goOnText(const std::vector<int>& path, const std::vector<int>& squares);
/// The targets of the lifted piece.
QString liftedText(int square, const std::vector<int>& squares);
/// The reason why the game ended; empty while it goes on.
QString endText(const State& state, PieceSet set);
/// The reason why the piece from this square cannot be put down there; the square is 0 off the board.
QString whyNotThere(const State& state, int from, int square);
/// "+0.35", "wins in 5 moves": for the first side, whoever is to move.
QString valueText(const plt::Thought& thought, Side toMove, PieceSet set);
/// "7 plies, 120,000 positions, +0.35: 11-15 22-18".
QString thoughtText(const plt::Thought& thought, Side toMove, PieceSet set);

}  // namespace checkers
