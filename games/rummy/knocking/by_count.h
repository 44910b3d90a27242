// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <optional>

/// Decisions by what cards count in a game with knocking, without looking at the other player.
namespace rummy {

/// Returns what the loose cards count after the best discard of eleven cards.
int minimumAfterDiscard(CardSet cards);
/// Returns the card after whose discard the loose cards count least; of equal ones the highest; none of the
/// `banned` ones.
plt::Card discardForLeastDeadwood(CardSet cards, CardSet banned = {});
/// Returns the discard for a knock with the lowest count; nothing if the hand may not knock.
std::optional<plt::Card> discardForKnock(CardSet cards);

/// Returns true if taking the top discard allows a knock, or brings more cards into sets.
bool shouldTakeByCount(CardSet hand, plt::Card top);
/// The weight of a point of the loose cards against one of the rating of a hand.
inline constexpr int weightOfCount = 2;
/// Returns the discard that leaves little to count and much that goes together. `gone` are the discards.
plt::Card discardByCount(CardSet cards, CardSet gone);

}  // namespace rummy
