// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace pousse::proof {

/// The squares of 4 x 4, row by row: bit 4 * row + column.
using Squares = std::uint16_t;

/// A board of 4 x 4 as the side to move sees it.
struct SmallBoard {
    Squares own = 0;
    Squares other = 0;
    bool operator==(const SmallBoard&) const = default;

    /// As the other side sees it.
    SmallBoard turned() const { return {other, own}; }
    int markers() const { return std::popcount(static_cast<unsigned>(own | other)); }
};

constexpr int smallMoves = 16;

/// The board after the side to move has pushed a marker in, still from its view. Moves are numbered as in
/// insertionsOn(4).
SmallBoard pushed(const SmallBoard& board, int move);

/// How many straights the side to move has more than the other.
int leadOf(const SmallBoard& board);

/// A number of 0 .. 3^16 - 1 for each board.
std::uint32_t numberOf(const SmallBoard& board);
constexpr std::uint32_t smallBoards = 43'046'721;

constexpr int symmetries = 8;
/// The board reflected or turned; 0 leaves it as it is.
SmallBoard imageOf(const SmallBoard& board, int symmetry);
/// The same move there.
int imageOf(int move, int symmetry);
/// The first of the eight images in some fixed order, and how one comes to it.
struct Canonical {
    SmallBoard board;
    int symmetry = 0;
};
Canonical canonical(const SmallBoard& board);

}  // namespace pousse::proof
