// SPDX-License-Identifier: MIT
#include "rummy/players/measures.h"

#include "rummy/melding/melds.h"
#include "rummy/players/rating.h"

#include <array>
#include <cstdint>
#include <limits>

namespace rummy {

namespace {

/// Tries the cards in order of their loss: nearly always one of the first leaves all cards in sets, and then
/// the others need not be tried.
Discard bestDiscard(const Hand& hand, CardSet cards, CardSet gone) {
    const Rating rating(cards, gone);
    std::array<int, Hand::most> losses{};
    std::size_t count = 0;
    for (const auto card : hand) losses[count++] = rating.loss(card);
    const int most = cardsInSets(cards);
    Discard best;
    for (std::size_t tried = 0; tried < count && best.inSets < most; ++tried) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < count; ++i)
            if (losses[i] < losses[next]) next = i;
        const plt::Card card = hand.begin()[next];
        const int inSets = cardsInSets(cards.without(card));
        if (inSets > best.inSets) best = {card, inSets, losses[next]};
        losses[next] = std::numeric_limits<int>::max();
    }
    return best;
}

Hand inOrder(CardSet cards) {
    Hand hand;
    for (std::uint64_t left = cards.bits(); left != 0; left &= left - 1) hand.push(CardSet(left).first());
    return hand;
}

}  // namespace

Discard greedyDiscard(const Hand& hand, CardSet gone) {
    CardSet cards;
    for (const auto card : hand) cards.add(card);
    return bestDiscard(hand, cards, gone);
}

Discard greedyDiscard(CardSet hand, CardSet gone) {
    return bestDiscard(inOrder(hand), hand, gone);
}

bool shouldTakeGreedily(CardSet hand, plt::Card top, CardSet gone, Discard* after) {
    const CardSet all = hand.with(top);
    const auto best = bestDiscard(inOrder(all), all, gone);
    if (after != nullptr) *after = best;
    const int now = cardsInSets(hand);
    // The value of the top card is the loss of the rating without it.
    return best.inSets > now || (best.inSets == now && Rating(all, gone).loss(top) > best.loss);
}

}  // namespace rummy
