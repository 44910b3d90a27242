// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/players/observation.h"

#include <optional>

/// The strategy of the hard level in a game with knocking: it keeps back cards that help the other player,
/// and weighs a knock against playing on in many ways in which the cards that it does not see may lie.
namespace rummy {

/// The prospects of a knock.
struct Knock {
    plt::Card card;       ///< the discard that leaves the lowest count
    int count = 0;        ///< the count after that discard
    int othersCount = 0;  ///< the likely count of the other player's loose cards, after laying off
    bool isBest = false;  ///< false if playing on promises more
};

/// Returns the prospects of a knock by the seat, which has drawn; nothing if it may not knock.
std::optional<Knock> weighKnock(const Observation& seen);
/// Returns true if the top discard is better than a card of the stock.
bool shouldTakeToPlayOn(const Observation& seen);
/// Returns the discard if the seat does not knock.
plt::Card discardToPlayOn(const Observation& seen);
/// Returns the card to discard if the other player wanted none of them.
plt::Card leastNeededCard(const Observation& seen);

}  // namespace rummy
