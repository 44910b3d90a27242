// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/players/observation.h"

#include <vector>

namespace rummy {

/// Cards as they may lie where a player does not see them.
struct LikelyCards {
    CardSet hand;                  ///< of the other player
    std::vector<plt::Card> stock;  ///< the last one on top
};

/// Returns so many ways in which the cards that are not seen may lie. The other player has kept the better
/// cards of those that it drew, so its hand is improved by a card for each of its turns. Equal observations
/// give equal cards.
std::vector<LikelyCards> likelyCards(const Observation& seen, int number);

}  // namespace rummy
