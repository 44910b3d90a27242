// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <cstdint>
#include <vector>

namespace paint_by_numbers {

/// How far a search may go.
struct Limits {
    int solutions = 2;  ///< found at most, 1 and more
    std::int64_t conflicts =
        -1;  ///< contradictions met at most, so that an end is the same everywhere; -1: any
};

/// What is known of a puzzle after a search.
struct Verdict {
    /// All different, in the order they were found; no more than were asked for.
    std::vector<Grid> solutions;
    /// There are no other solutions than these. False where as many as asked for were found, or the search
    /// was ended before.
    bool complete = false;
    /// Line logic alone decided it: by lines one after the other the picture was whole, or impossible.
    bool byLines = false;
    std::int64_t decisions = 0;
    std::int64_t conflicts = 0;

    bool none() const { return complete && solutions.empty(); }
    bool unique() const { return complete && solutions.size() == 1; }
    bool several() const { return solutions.size() > 1; }
};

}  // namespace paint_by_numbers
