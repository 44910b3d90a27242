// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <stop_token>
#include <vector>

namespace spider {

/// Result of an exhaustive search.
struct Exhaustion {
    bool isLost = false;      ///< every reachable position was searched without finding a win
    std::vector<Move> moves;  ///< to a win, if one was found
    long positions = 0;       ///< number of positions searched
};

/// Searches all reachable positions, in all orders of the columns as long as a deal tells them apart, until
/// all are searched, a win is found or the budget is used up.
Exhaustion exhaust(const State& state, long budget, const std::stop_token& stop);

/// Returns the fewest moves after which a card is turned up, a suit is complete or the stock was dealt, which no
/// moves can undo; empty if none are found within the budget.
std::vector<Move> nearestProgress(const State& state, long budget, const std::stop_token& stop);

}  // namespace spider
