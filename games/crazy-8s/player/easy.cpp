// SPDX-License-Identifier: MIT
#include "crazy-8s/player/easy.h"

#include <array>

namespace crazy_8s {

std::optional<plt::Card> easyDiscard(const CardList& hand, const Demand& demand) {
    std::optional<plt::Card> kept;
    for (const auto card : hand) {
        if (!demand.allows(card)) continue;
        if (card.rank != eight) return card;
        if (!kept) kept = card;
    }
    return kept;
}

plt::Suit easySuit(const CardList& hand) {
    using enum plt::Suit;
    std::array<int, plt::suitCount> counts{};
    for (const auto card : hand)
        if (card.rank != eight) ++counts[static_cast<std::size_t>(card.suit)];
    auto best = clubs;
    for (const auto suit : {diamonds, hearts, spades})
        if (counts[static_cast<std::size_t>(suit)] > counts[static_cast<std::size_t>(best)]) best = suit;
    return best;
}

}  // namespace crazy_8s
