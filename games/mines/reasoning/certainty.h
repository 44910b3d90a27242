// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace mines {

/// The certain tiles among those that Logic leaves open.
struct Certainty {
    std::vector<int> safe;
    std::vector<int> mines;
    bool decided = true;  ///< False when stopped, or when the budget did not suffice.

    bool any() const { return !safe.empty() || !mines.empty(); }
};

/// Partial layouts of a front that are examined before it counts as undecided. The reasoning that a board
/// needs depends on this number, so it is the same wherever boards are made and judged.
inline constexpr std::size_t frontBudget = 20'000;

/// The open numbers of the front of `number`: those with unknown tiles that are connected through tiles
/// touched by two of them. Empty if the number has no unknown tiles.
std::vector<int> frontOf(const Logic& logic, int number);

/// The tiles that all numbers of a front prove together, whatever lies elsewhere.
Certainty certainOnFront(const Logic& logic, const std::vector<int>& front, const std::stop_token& stop = {},
                         std::size_t budget = frontBudget);

/// The tiles that all fronts prove together with the number of mines left.
Certainty certainInAll(const Logic& logic, const std::stop_token& stop = {},
                       std::size_t budget = frontBudget);

}  // namespace mines
