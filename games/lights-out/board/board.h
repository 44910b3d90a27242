// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/cells.h"

#include <optional>
#include <string>
#include <string_view>

namespace lights_out {

/// Which cells a press switches, besides the pressed one.
enum class Neighbourhood {
    cross,     ///< above, below, left and right
    wrapped,   ///< the same, and the edges of the board meet
    diagonal,  ///< the four that touch at a corner
    around,    ///< all eight
};
constexpr int neighbourhoodCount = 4;

/// What boards have in common on which the same presses do the same.
struct Form {
    int size = 5;
    Neighbourhood neighbourhood = Neighbourhood::cross;

    constexpr int cells() const { return size * size; }
    constexpr int cell(int row, int column) const { return row * size + column; }
    constexpr int row(int cell) const { return cell / size; }
    constexpr int column(int cell) const { return cell % size; }
    constexpr bool operator==(const Form&) const = default;
};

/// Smallest size that makes sense with a neighbourhood: on smaller boards different cells do the same.
int smallestSize(Neighbourhood neighbourhood);

/// Whether the fewest presses can be proven quickly on such a board, so that it can be played. False for
/// sizes outside smallestSize() .. largestSize, and for all eight neighbours with size 11 and 14, where 2^21
/// and 2^27 press sets solve the same board.
bool isPlayable(const Form& form);

/// The cells that a press switches, the pressed one included.
CellSet switchedBy(const Form& form, int cell);

/// All cells of the board.
CellSet allCells(const Form& form);

/// The lights after all these presses, from `lit`. Order does not matter, and a cell pressed twice is not
/// pressed.
CellSet afterPresses(const Form& form, CellSet lit, const CellSet& presses);

/// A set of cells as rows of x (in the set) and o, from the top, separated by '/'.
std::string writeBoard(int size, const CellSet& cells);

/// A board with its size.
struct SizedCells {
    int size = 0;
    CellSet cells;
    bool operator==(const SizedCells&) const = default;
};
/// Reads what writeBoard() writes; nothing when it is not a square of x and o with 1 to largestSize rows.
std::optional<SizedCells> readBoard(std::string_view text);

}  // namespace lights_out
