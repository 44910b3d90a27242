// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <cstdint>

namespace gobblet {

/// The four rotations of the board and their mirror images.
constexpr int symmetries = 8;

/// The image of a cell under the symmetry 0 to 7 (0 is the identity).
int imageOf(int cell, int symmetry, int width);
/// The inverse of a symmetry.
int inverseOf(int symmetry);
/// The image of all pieces of a side.
Pieces imageOf(Pieces pieces, int symmetry, int width);
/// The image of an action on the board.
Move imageOf(const Move& move, int symmetry, int width);

/// A position from the view of the side to move, in a canonical symmetry, so that equivalent positions are
/// equal.
struct Canonical {
    Pieces mine = 0;
    Pieces theirs = 0;
    int symmetry = 0;  ///< leads from the position to its canonical form
};

Canonical canonical(const Position& position);

/// A key, different for different positions of the 3 x 3 board and never 0.
std::uint64_t smallBoardKey(const Canonical& seen);

}  // namespace gobblet
