// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace pousse::proof {

/// A set of squares of 4 x 4, row by row: bit 4 * row + column.
using Squares = std::uint16_t;

/// A board of 4 x 4 from the view of the side to move.
struct SmallBoard {
    Squares own = 0;
    Squares other = 0;
    bool operator==(const SmallBoard&) const = default;

    /// The board from the other side's view.
    SmallBoard turned() const { return {other, own}; }
    int markers() const { return std::popcount(static_cast<unsigned>(own | other)); }
};

constexpr int smallMoves = 16;

/// The board after the side to move has pushed a marker in, from the same view. Moves are numbered as in
/// insertionsOn(4).
SmallBoard pushed(const SmallBoard& board, int move);

/// The number of straights by which the side to move leads.
int leadOf(const SmallBoard& board);

/// A number from 0 to 3^16 - 1 for each board.
std::uint32_t numberOf(const SmallBoard& board);
constexpr std::uint32_t smallBoards = 43'046'721;

constexpr int symmetries = 8;
/// The board in one of the eight symmetries; 0 is the identity.
SmallBoard imageOf(const SmallBoard& board, int symmetry);
/// The same move on the image.
int imageOf(int move, int symmetry);
/// The first of the eight images in a fixed order, and the symmetry that leads to it.
struct Canonical {
    SmallBoard board;
    int symmetry = 0;
};
Canonical canonical(const SmallBoard& board);

}  // namespace pousse::proof
