// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"

#include <array>
#include <cstdint>
#include <vector>

namespace jewel {

/// Rows and columns of the board, and its cells, counted in reading order from the top left.
inline constexpr int side = 8;
inline constexpr int cellCount = side * side;
/// Kinds of gems, 0 .. kindCount - 1.
inline constexpr int kindCount = 7;
/// What a prism has instead of a kind: it is in no line, and changes places with every neighbour.
inline constexpr int noKind = kindCount;
/// Gems in a row or column that make a line.
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

/// The kind in every cell.
using Kinds = std::array<std::uint8_t, cellCount>;

/// Three or more gems of one kind next to each other, as many as there are.
struct Line {
    int first = 0;      ///< its leftmost or uppermost cell
    int length = 0;     ///< gems
    bool down = false;  ///< in a column

    int cell(int index) const { return first + index * (down ? side : 1); }
    int points() const { return length - 1; }
    bool operator==(const Line&) const = default;
};

/// All lines in the order in which they count: rows from the top, then columns from the left.
std::vector<Line> findLines(const Kinds& kinds);

/// Two neighbours that change places: a cell, and the one to its right or below it.
struct Swap {
    int cell = 0;
    bool down = false;

    int other() const { return cell + (down ? side : 1); }
    /// Whether both cells are on the board.
    bool isOnBoard() const {
        return cell >= 0 && cell < cellCount && (down ? rowOf(cell) < side - 1 : columnOf(cell) < side - 1);
    }
    bool operator==(const Swap&) const = default;
};

/// The board after the swap, and the lines that there are then.
Kinds swapped(const Kinds& kinds, Swap swap);
std::vector<Line> linesOf(const Kinds& kinds, Swap swap);
/// Whether one of the two is a prism.
bool hasPrism(const Kinds& kinds, Swap swap);
/// Whether a swap of two cells of the board counts: there is a line after it, or one of the two is a prism.
bool isGood(const Kinds& kinds, Swap swap);
/// All swaps that count, in reading order, the one to the right first.
std::vector<Swap> goodSwaps(const Kinds& kinds);
/// How many ways there are to complete three in a line: every three cells in a row or column of which two
/// hold a kind count once for each neighbour of the third, outside the three, that holds it too. A swap that
/// makes more than one line, or a longer one, counts more than once. What prisms do is not counted.
int countWays(const Kinds& kinds);

/// A board without a line and with at least one good swap; every kind that makes no line is equally likely in
/// every cell.
Kinds quietBoard(plt::Random& random);

}  // namespace jewel
