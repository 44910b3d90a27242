// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/player/expert.h"
#include "parcheesi/rules.h"

#include <vector>

namespace parcheesi {

/// The players, weakest first.
enum class Level : std::uint8_t { polly, renee, grace, carla, expert };

/// A player's plan for the rest of a turn.
struct Plan {
    Position end;
    std::vector<Step> steps;  ///< from the current state of the turn; empty: it ends here
    double chance = 0;        ///< winning probability for Expert, 0 to 1
};

/// Plans the rest of a turn, which must not be over. The seed chooses among equal ends.
Plan plan(const Observation& seen, Level level, const plt::Question& question);

}  // namespace parcheesi
