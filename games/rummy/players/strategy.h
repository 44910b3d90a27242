// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/players/observation.h"
#include "rummy/players/prospects.h"

/// How the hard level plays: it remembers every card that was seen, weighs the complete hands it may still
/// come to, and keeps back what helps the other player.
namespace rummy {

/// What the player knows of the cards that it does not hold.
Whereabouts whereabouts(const Observation& seen);

/// Of eleven cards the one to discard.
plt::Card bestDiscard(const Observation& seen);
/// The one to discard if nobody else wanted it.
plt::Card leastUsefulCard(const Observation& seen);
/// Whether to take the top discard rather than a card of the pile.
bool shouldTake(const Observation& seen);

}  // namespace rummy
