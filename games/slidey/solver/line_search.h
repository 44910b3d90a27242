// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/solver/reduction.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// The breadth of a LineSearch.
struct Breadth {
    int beam = 64;
    /// The score of a step that brings any other tile nearer to its home, in quarters of a step.
    int nearness = 4;
    /// True if the last 4 x 4 tiles are solved with the fewest steps, if that is quick.
    bool shortestEnd = false;
};

/// Finds a solution for a board of any size, line by line in the order of a Reduction; among the ways that
/// bring the next tile home it prefers those that leave the other tiles nearest to theirs. The small rest is
/// solved with the fewest steps. Returns nothing if it is stopped, or if the beam was too narrow.
std::optional<std::vector<int>> searchByLines(const Position& position, const Breadth& breadth,
                                              const std::stop_token& stop);

}  // namespace slidey
