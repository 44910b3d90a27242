// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/players/observation.h"
#include "rummy/players/prospects.h"

#include <vector>

/// The strategy of the hard level: it remembers every card that was seen, weighs the complete hands that it
/// can still reach, and keeps back cards that help the other player.
namespace rummy {

/// Returns the knowledge about the cards that the player does not hold.
Whereabouts whereabouts(const Observation& seen);

/// Returns the best of eleven cards to discard.
plt::Card bestDiscard(const Observation& seen);
/// Returns the card to discard if the other player wanted none of them.
plt::Card leastUsefulCard(const Observation& seen);
/// More than the weight of any prospects.
inline constexpr double wonProspects = 1000;
/// The prospects with the top discard (`wonProspects` if it wins), and in the mean with a card of the stock.
struct DrawProspects {
    double taken = 0;
    double drawn = 0;
};
DrawProspects drawProspects(const Observation& seen);
/// Returns true if the top discard is better than a card of the stock.
bool shouldTake(const Observation& seen);

/// A card, and the share of the prospects that is lost with it, with what it helps the other player.
struct CostOfCard {
    plt::Card card;
    double cost = 0;
};
/// Returns the cost of discarding each of eleven cards: one, if a win is missed. Empty if no complete hand
/// can be reached, or the game is too long to wait for one.
std::vector<CostOfCard> costsOfDiscards(const Observation& seen);

}  // namespace rummy
