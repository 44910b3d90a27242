// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "gobblet/rules.h"

#include <optional>

#include <QString>

/// What is said about a game.
namespace gobblet {

/// "Red".
QString sideName(Side side);
/// "small", "medium", "large"; with 4 x 4 there are "tiny" ones, too.
QString sizeName(int size, int width);
/// "a1, b1, c1".
QString cellsText(Cells cells);
/// "c2, red large", "c2, empty"; with `covered` also "c2, red large over yellow small".
QString cellText(const Position& position, int cell, bool covered);
/// "Red stand 2, large"; a size of -1 is an empty stand.
QString standText(Side side, int stand, int size, int width);
/// Who the side to move is at the moment.
enum class Turn { person, thinking, waiting };
/// Whose turn it is, and whether a draw can be claimed.
QString standing(const State& state, Turn turn);
/// Which lines could be completed next, and which pieces must not be lifted.
QString threatsText(const State& state);
/// Why the game ended. `you` is the side of the only person who plays against a computer.
QString ending(const State& state, std::optional<Side> you);
/// What a computer thinks: "8 plies, 120,000 positions, +0.35 lines: large to c2, a1 to b2".
QString thoughtText(const plt::Thought& thought, int width);

}  // namespace gobblet
