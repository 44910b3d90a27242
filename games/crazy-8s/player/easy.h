// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/card_list.h"
#include "crazy-8s/round/demand.h"

#include <optional>

namespace crazy_8s {

/// What the easy player discards: the first card of its hand that goes and is no eight, else its first eight.
/// Nothing if no card goes.
std::optional<plt::Card> easyDiscard(const CardList& hand, const Demand& demand);

/// The suit the easy player names: that of most cards in its hand, eights not counted; of equals the first
/// of clubs, diamonds, hearts, spades.
plt::Suit easySuit(const CardList& hand);

}  // namespace crazy_8s
