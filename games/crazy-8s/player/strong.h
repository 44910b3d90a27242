// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/player/observation.h"
#include "crazy-8s/round/move.h"

#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

namespace crazy_8s {

/// What a move brings where the round is played on in many ways that things may lie.
struct Prospect {
    Move move;
    double value = 0;  ///< mean over all ways; more is better
    int won = 0;       ///< in how many of them one's own seat wins
};

/// What the strong player finds out about the moves of whoever has the turn.
struct Judgement {
    std::vector<Prospect> prospects;  ///< the best one first; never empty where the observer has the turn
    int ways = 0;                     ///< how often what is hidden was dealt; 0: there was but one move
};

/// How much the strong player looks at.
struct Effort {
    int ways = 250;
    std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();  ///< moves in thought, over all ways
};

/// Deals what is hidden in many ways that fit what was seen, and plays each on with easy players. Equal seeds
/// give equal judgements.
Judgement judge(const Observation& seen, const Effort& effort, std::uint64_t seed,
                const std::stop_token& stop);

}  // namespace crazy_8s
