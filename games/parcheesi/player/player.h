// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/player/expert.h"
#include "parcheesi/rules.h"

#include <vector>

namespace parcheesi {

/// The players, weakest first.
enum class Level : std::uint8_t { polly, renee, grace, carla, expert };

/// How a player would end the turn.
struct Plan {
    Position end;
    std::vector<Step> steps;  ///< from where the turn is now; none: it ends here
    double chance = 0;        ///< of Expert: to win, 0 .. 1
};

/// The turn must not be over. Among equal ends the seed decides.
Plan plan(const Observation& seen, Level level, const plt::Question& question);

}  // namespace parcheesi
