// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// A way to make a picture the only solution of its numbers.
struct Repair {
    std::vector<int> cells;  ///< to get the other colour, in order; none where no way was found
    /// No smaller number of cells would do.
    bool isFewest = false;
};

/// The fewest cells whose change leaves the picture with one solution; among equally few those whose change
/// is seen least, at the edges of what is drawn. Where a search for the fewest would take too long, as few as
/// were found. None for a picture that has one solution already. The same every time unless it is stopped.
Repair makeUnique(const Grid& picture, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
