// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace mines {

/// What is certain of tiles that Logic leaves open.
struct Certainty {
    std::vector<int> safe;
    std::vector<int> mines;
    bool decided = true;  ///< False when stopped, or when more than the budget would have to be looked at.

    bool any() const { return !safe.empty() || !mines.empty(); }
};

/// How many partial layouts of a front are looked at before it counts as undecided. What a board asks for
/// depends on it, so it is the same wherever boards are made and judged.
inline constexpr std::size_t frontBudget = 20'000;

/// The open numbers of the front that this one belongs to: those with unknown tiles, from one to the next by
/// a tile that both touch. Empty if the number has none.
std::vector<int> frontOf(const Logic& logic, int number);

/// What all numbers of a front prove together, whatever lies elsewhere.
Certainty certainOnFront(const Logic& logic, const std::vector<int>& front, const std::stop_token& stop = {},
                         std::size_t budget = frontBudget);

/// What all fronts together with the number of mines that are left prove.
Certainty certainInAll(const Logic& logic, const std::stop_token& stop = {},
                       std::size_t budget = frontBudget);

}  // namespace mines
