// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"

#include <array>
#include <cstdint>
#include <vector>

namespace jewel {

/// The size of the board. Cells are numbered in reading order from the top left.
inline constexpr int side = 8;
inline constexpr int cellCount = side * side;
/// Number of kinds of gems; kinds are 0 .. kindCount - 1.
inline constexpr int kindCount = 7;
/// The kind of a prism, which is part of no line and can be swapped with every neighbour.
inline constexpr int noKind = kindCount;
/// Minimum length of a line.
inline constexpr int lineLength = 3;

constexpr int cellOf(int row, int column) {
    return row * side + column;
}
constexpr int rowOf(int cell) {
    return cell / side;
}
constexpr int columnOf(int cell) {
    return cell % side;
}

/// The kind of the gem in every cell.
using Kinds = std::array<std::uint8_t, cellCount>;

/// A maximal run of three or more gems of one kind.
struct Line {
    int first = 0;      ///< leftmost or uppermost cell
    int length = 0;     ///< number of gems
    bool down = false;  ///< true if it lies in a column

    int cell(int index) const { return first + index * (down ? side : 1); }
    int points() const { return length - 1; }
    bool operator==(const Line&) const = default;
};

/// Returns all lines in the order in which they score: rows from the top, then columns from the left.
std::vector<Line> findLines(const Kinds& kinds);

/// A swap of two neighbours: a cell and the one to its right or below it.
struct Swap {
    int cell = 0;
    bool down = false;

    int other() const { return cell + (down ? side : 1); }
    /// Returns true if both cells are on the board.
    bool isOnBoard() const {
        return cell >= 0 && cell < cellCount && (down ? rowOf(cell) < side - 1 : columnOf(cell) < side - 1);
    }
    bool operator==(const Swap&) const = default;
};

/// The board after the swap, and the lines on it.
Kinds swapped(const Kinds& kinds, Swap swap);
std::vector<Line> linesOf(const Kinds& kinds, Swap swap);
/// Returns true if one of the two gems is a prism.
bool hasPrism(const Kinds& kinds, Swap swap);
/// Returns true if a swap of two cells of the board is legal: it makes a line, or one of the two gems is a
/// prism.
bool isGood(const Kinds& kinds, Swap swap);
/// Returns all legal swaps in reading order, the one to the right first.
std::vector<Swap> goodSwaps(const Kinds& kinds);
/// Returns the number of ways to complete three in a line: every three cells in a row or column of which two
/// hold the same kind count once for each neighbour of the third, outside the three, that holds it too. A
/// swap that makes several lines, or a longer one, counts more than once. Swaps of prisms are not counted.
int countWays(const Kinds& kinds);

/// Returns a board without lines and with at least one legal swap. In every cell, all kinds that make no line
/// are equally likely.
Kinds quietBoard(plt::Random& random);

}  // namespace jewel
