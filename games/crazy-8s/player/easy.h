// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/card_list.h"
#include "crazy-8s/round/demand.h"

#include <optional>

namespace crazy_8s {

/// Returns the discard of the easy player: the first legal card of its hand that is no eight, else its first
/// eight. Empty if no card is legal.
std::optional<plt::Card> easyDiscard(const CardList& hand, const Demand& demand);

/// Returns the suit that the easy player names: the most frequent one in its hand, eights not counted; of
/// several the first of clubs, diamonds, hearts, spades.
plt::Suit easySuit(const CardList& hand);

}  // namespace crazy_8s
