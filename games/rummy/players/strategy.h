// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/players/observation.h"
#include "rummy/players/prospects.h"

/// The strategy of the hard level: it remembers every card that was seen, weighs the complete hands that it
/// can still reach, and keeps back cards that help the other player.
namespace rummy {

/// Returns the knowledge about the cards that the player does not hold.
Whereabouts whereabouts(const Observation& seen);

/// Returns the best of eleven cards to discard.
plt::Card bestDiscard(const Observation& seen);
/// Returns the card to discard if the other player wanted none of them.
plt::Card leastUsefulCard(const Observation& seen);
/// Returns true if the top discard is better than a card of the stock.
bool shouldTake(const Observation& seen);

}  // namespace rummy
