// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/solver/reduction.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// How widely a LineSearch looks.
struct Breadth {
    int beam = 64;
    /// How much a step is worth that brings any other tile nearer to its home, in quarters of a step.
    int nearness = 4;
    /// Whether the last 4 x 4 tiles are solved in the fewest steps, where that is quick.
    bool shortestEnd = false;
};

/// A way home for a board of any size: line by line, as a Reduction has them, and of all ways that bring the
/// next tile home those that leave the others nearest to theirs. The rest, which is small, is solved in the
/// fewest steps. Nothing when stopped, or when the beam was too narrow.
std::optional<std::vector<int>> searchByLines(const Position& position, const Breadth& breadth,
                                              const std::stop_token& stop);

}  // namespace slidey
