// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "go-fish/move.h"
#include "go-fish/observation.h"
#include "go-fish/players/worlds.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// Computer players. They know the observation of a seat, and neither rules nor state, so that none can look
/// into a hand or the stock.
namespace gofish {

/// A question that can be asked.
struct Ask {
    plt::Card card;
    int target = none;
    double chance = 0;   ///< probability that the target holds the rank
    bool fresh = false;  ///< nobody knows yet that the asker holds the rank
    double worth = 0;    ///< value for comparing questions
};

/// Returns all questions that a seat can ask, one for each rank and target, as judged by a player who forgets
/// nothing, best first.
std::vector<Ask> weighed(const Observation& seen, int worlds, std::uint64_t seed, std::stop_token stop);

/// Returns the cards with which the easy player has not asked since it began anew.
std::vector<plt::Card> untried(const Observation& seen);

/// Returns the move of a level: "easy", "medium" or "hard". A pure function of the observation and the seed.
Move choose(const Observation& seen, std::string_view level, const plt::Question& question);

}  // namespace gofish
