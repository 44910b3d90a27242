// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <cstdint>
#include <vector>

namespace paint_by_numbers {

/// The limits of a search.
struct Limits {
    int solutions = 2;            ///< the maximum number to find, at least 1
    std::int64_t conflicts = -1;  ///< the maximum number, which makes an early end reproducible; -1 for none
};

/// The result of a search.
struct Verdict {
    /// All different, in the order in which they were found; at most as many as requested.
    std::vector<Grid> solutions;
    /// True if there are no other solutions. False if the requested number was found, or if the search ended
    /// early.
    bool complete = false;
    /// True if line logic alone, one line after the other, completed the picture or proved it impossible.
    bool byLines = false;
    std::int64_t decisions = 0;
    std::int64_t conflicts = 0;

    bool none() const { return complete && solutions.empty(); }
    bool unique() const { return complete && solutions.size() == 1; }
    bool several() const { return solutions.size() > 1; }
};

}  // namespace paint_by_numbers
