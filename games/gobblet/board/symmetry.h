// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <cstdint>

namespace gobblet {

/// The four turns of the board and their mirror images.
constexpr int symmetries = 8;

/// Where a cell gets to under the symmetry 0 .. 7 (0 moves nothing).
int imageOf(int cell, int symmetry, int width);
/// Which symmetry undoes this one.
int inverseOf(int symmetry);
/// All pieces of a side under a symmetry.
Pieces imageOf(Pieces pieces, int symmetry, int width);
/// An action on the board under a symmetry.
Move imageOf(const Move& move, int symmetry, int width);

/// A position as the side to move sees it, turned and mirrored so that equal positions look equal.
struct Canonical {
    Pieces mine = 0;
    Pieces theirs = 0;
    int symmetry = 0;  ///< the one that leads from the position to here
};

Canonical canonical(const Position& position);

/// Different for different positions of the 3 x 3 board, and never 0.
std::uint64_t smallBoardKey(const Canonical& seen);

}  // namespace gobblet
