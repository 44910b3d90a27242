// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <stop_token>
#include <vector>

namespace spider {

/// What came of trying everything.
struct Exhaustion {
    bool isLost = false;      ///< all that can be reached was tried, and no win was there
    std::vector<Move> moves;  ///< to a win, if one was met
    long positions = 0;       ///< how many were looked at
};

/// Goes over everything that can be reached, in all orders of the columns as long as a deal tells them apart,
/// until all is tried, a win is met or the budget is used up.
Exhaustion exhaust(const State& state, long budget, const std::stop_token& stop);

}  // namespace spider
