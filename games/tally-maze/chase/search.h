// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/chase/chase.h"
#include "tally-maze/chase/key.h"
#include "tally-maze/maze/board_number.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace tally_maze {

/// The limits of a search. The number of keys is bounded, since the ball can survive without end.
struct SearchBounds {
    int keys = 0;  ///< 0 .. 126
    /// About 8 bytes each.
    std::size_t positions = 8'000'000;
    bool operator==(const SearchBounds&) const = default;
};

struct Escape {
    enum class Verdict {
        found,      ///< `keys` wins, and nothing shorter does
        notWithin,  ///< proven: no way wins with so few keys
        caught,     ///< proven: the ball is caught on every way, however long
        unknown,    ///< more positions than the bounds allow, or stopped
    };
    Verdict verdict = Verdict::unknown;
    std::vector<Key> keys;
    std::size_t positions = 0;  ///< visited
};

/// Finds the fewest keys by which the ball reaches the exit, the last cell of a square maze, from a position
/// that is not decided yet. size 2 .. largestSide.
Escape findEscape(int size, const BoardNumber& number, const Position& position, const SearchBounds& bounds,
                  std::stop_token stop);

}  // namespace tally_maze
