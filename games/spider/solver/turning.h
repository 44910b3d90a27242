// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"
#include "spider/solver/solver.h"

#include <stop_token>
#include <vector>

namespace spider {

/// Like decide(), but for finished games as well; unknown if stopped.
Solution outcomeOf(const State& state, Budget budget, const std::stop_token& stop);

/// The place in a game after which it cannot be won any more.
struct Turning {
    int lastWinnable = none;  ///< the last position from which a win was found; `none` if from none
    std::vector<Move> win;    ///< from there
    int firstLost = none;     ///< the first position of which it is proven that it is lost; `none` if of none
    /// Returns true if no move between the two is in doubt.
    bool isProven() const { return firstLost == lastWinnable + 1; }
};

/// Searches a few of these positions of one game, each with the budget: a win is only ever lost.
Turning findTurning(const std::vector<State>& states, Budget budget, const std::stop_token& stop);

}  // namespace spider
