// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/cells.h"

#include <optional>
#include <string>
#include <string_view>

namespace lights_out {

/// The cells that a press switches besides the pressed one.
enum class Neighbourhood {
    cross,     ///< above, below, left and right
    wrapped,   ///< the same, with opposite edges of the board joined
    diagonal,  ///< the four that touch at a corner
    around,    ///< all eight
};
constexpr int neighbourhoodCount = 4;

/// The properties of a board that determine the effect of its presses.
struct Form {
    int size = 5;
    Neighbourhood neighbourhood = Neighbourhood::cross;

    constexpr int cells() const { return size * size; }
    constexpr int cell(int row, int column) const { return row * size + column; }
    constexpr int row(int cell) const { return cell / size; }
    constexpr int column(int cell) const { return cell % size; }
    constexpr bool operator==(const Form&) const = default;
};

/// The smallest meaningful size for a neighbourhood: on smaller boards different cells switch the same cells.
int smallestSize(Neighbourhood neighbourhood);

/// Returns true if the fewest presses can be proven quickly on such a board, so that it can be played. False
/// for sizes outside smallestSize() .. largestSize, and for all eight neighbours with size 11 and 14, where
/// 2^21 and 2^27 press sets solve the same board.
bool isPlayable(const Form& form);

/// The cells that a press switches, the pressed one included.
CellSet switchedBy(const Form& form, int cell);

/// All cells of the board.
CellSet allCells(const Form& form);

/// The lights after all these presses, starting from `lit`. Order does not matter, and pressing a cell twice
/// has no effect.
CellSet afterPresses(const Form& form, CellSet lit, const CellSet& presses);

/// A set of cells as rows of x (in the set) and o, from the top, separated by '/'.
std::string writeBoard(int size, const CellSet& cells);

/// A board together with its size.
struct SizedCells {
    int size = 0;
    CellSet cells;
    bool operator==(const SizedCells&) const = default;
};
/// Reads the format of writeBoard(); none unless it is a square of x and o with 1 to largestSize rows.
std::optional<SizedCells> readBoard(std::string_view text);

}  // namespace lights_out
