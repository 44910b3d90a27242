// SPDX-License-Identifier: MIT
#pragma once

#include "mines/rules.h"

#include <cstdint>
#include <vector>

namespace mines {

/// A mine (1) or none (0) for each cell.
using Layout = std::vector<std::uint8_t>;

/// The mines of a deal. The number shuffles all cells; the mines take the first places of that order that the
/// first tile leaves them, so that a number means nearly the same board wherever it is opened.
/// `proven` tells whether the board needs no guess; options.noGuessing asks for that.
struct Laid {
    Layout mines;
    bool proven = false;
};
Laid layMines(const Options& options, std::uint64_t number, int first);

/// Mines around each cell.
std::vector<std::uint8_t> countMines(const Grid& grid, const Layout& mines);

/// Whether our solver opens the whole board from `first` without a guess.
bool solvableFrom(const Grid& grid, const Layout& mines, int first);

}  // namespace mines
