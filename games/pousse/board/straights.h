// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"

#include <vector>

namespace pousse {

/// A row or column filled with one colour.
struct Straight {
    bool isRow = true;
    int line = 0;
    bool operator==(const Straight&) const = default;
};

/// The straights of this colour: rows from the top, then columns from the left.
std::vector<Straight> straightsOf(const Board& board, Mark mark);

/// The colour with more straights than the other; Mark::none if both have equally many.
Mark majority(const Board& board);

}  // namespace pousse
