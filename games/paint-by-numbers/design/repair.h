// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// A change that makes a picture the only solution of its numbers.
struct Repair {
    std::vector<int> cells;  ///< to be inverted, in ascending order; empty if no change was found
    /// True if no smaller number of cells is enough.
    bool isFewest = false;
};

/// Returns the fewest cells whose change leaves the picture with one solution, preferring the least
/// conspicuous ones, at the edges of what is drawn. If the search for the fewest takes too long, returns as
/// few as were found. Empty for a picture that has one solution already. Deterministic unless it is stopped.
Repair makeUnique(const Grid& picture, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
