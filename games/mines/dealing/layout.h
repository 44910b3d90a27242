// SPDX-License-Identifier: MIT
#pragma once

#include "mines/rules.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace mines {

/// The mines of a deal. The number shuffles all cells, and the mines take the first places of that order that
/// the first tile leaves free, so that a number gives nearly the same board wherever it is opened. `proven`
/// is true if the board is simply solvable; this is only checked if options.solvable is not `perhaps`.
struct Laid {
    Layout mines;
    bool proven = false;
};
Laid layMines(const Options& options, std::uint64_t number, int first);

/// A board that needs exactly the level of reasoning that the options ask for, and its starting tile. None if
/// a bounded search found none, or was stopped.
struct Dealt {
    Layout mines;
    int first = -1;
};
std::optional<Dealt> dealMines(const Options& options, std::uint64_t number, const std::stop_token& stop);

/// The reason why a board that is opened at `first` (-1: unknown) is not what these options promise; empty if
/// it is.
plt::Message brokenPromise(const Options& options, const Layout& mines, int first);

}  // namespace mines
