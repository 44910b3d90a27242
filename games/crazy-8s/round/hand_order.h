// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "crazy-8s/round/demand.h"

#include <array>

namespace crazy_8s {

/// Returns true if a card comes before another in a sorted hand: eights first, then diamonds, clubs, hearts,
/// spades, so that the colours alternate, each from ace to king.
constexpr bool bySuitEightsFirst(plt::Card one, plt::Card other) {
    const auto place = [](plt::Card card) {
        // By plt::Suit: spades, hearts, diamonds, clubs.
        constexpr std::array<int, plt::suitCount> places{3, 2, 0, 1};
        const int suit = places[static_cast<std::size_t>(card.suit)];
        return card.rank == eight ? suit : (suit + 1) * plt::rankCount + card.rank;
    };
    return place(one) < place(other);
}

}  // namespace crazy_8s
