// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "gobblet/rules.h"

#include <optional>

#include <QString>

/// The texts about a game.
namespace gobblet {

/// "Red".
QString sideName(Side side);
/// "small", "medium", "large"; with 4 x 4 also "tiny".
QString sizeName(int size, int width);
/// "a1, b1, c1".
QString cellsText(Cells cells);
/// "c2, red large", "c2, empty"; with `covered` also "c2, red large over yellow small".
QString cellText(const Position& position, int cell, bool covered);
/// "Red stand 2, large"; size -1 is an empty stand.
QString standText(Side side, int stand, int size, int width);
/// The current state of the side to move.
enum class Turn { person, thinking, waiting };
/// The side to move, and the possibility to claim a draw.
QString standing(const State& state, Turn turn);
/// The lines that could be completed next, and the pieces that must not be lifted.
QString threatsText(const State& state);
/// The reason why the game ended. `you` is the side of the only person in a game against a computer.
QString ending(const State& state, std::optional<Side> you);
/// The computer's thoughts: "8 plies, 120,000 positions, +0.35 lines: large to c2, a1 to b2".
QString thoughtText(const plt::Thought& thought, int width);

}  // namespace gobblet
