// SPDX-License-Identifier: MIT
#include "rummy/knocking/by_count.h"

#include "rummy/knocking/showdown.h"
#include "rummy/melding/melds.h"
#include "rummy/players/rating.h"

#include <algorithm>
#include <limits>

namespace rummy {

namespace {

/// Returns the card with the lowest cost; the set must not be empty.
template <class Cost>
plt::Card cheapest(CardSet cards, const Cost& costOf) {
    plt::Card best = cards.first();
    int least = std::numeric_limits<int>::max();
    for (std::uint64_t left = cards.bits(); left != 0; left &= left - 1) {
        const plt::Card card = CardSet(left).first();
        const int cost = costOf(card);
        if (cost >= least) continue;
        least = cost;
        best = card;
    }
    return best;
}

/// More than any rank.
constexpr int first = 16;

}  // namespace

int minimumAfterDiscard(CardSet cards) {
    int least = std::numeric_limits<int>::max();
    for (std::uint64_t left = cards.bits(); left != 0; left &= left - 1)
        least = std::min(least, looseCount(cards.without(CardSet(left).first())));
    return least;
}

plt::Card discardForLeastDeadwood(CardSet cards, CardSet banned) {
    return cheapest(cards - banned,
                    [cards](plt::Card card) { return first * looseCount(cards.without(card)) - card.rank; });
}

std::optional<plt::Card> discardForKnock(CardSet cards) {
    const auto card = discardForLeastDeadwood(cards);
    if (looseCount(cards.without(card)) > maximumToKnock) return {};
    return card;
}

bool shouldTakeByCount(CardSet hand, plt::Card top) {
    const CardSet all = hand.with(top);
    if (minimumAfterDiscard(all) <= maximumToKnock) return true;
    const int now = cardsInSets(hand);
    for (const auto card : all.cards())
        if (cardsInSets(all.without(card)) > now) return true;
    return false;
}

plt::Card discardByCount(CardSet cards, CardSet gone) {
    const Rating rating(cards, gone);
    return cheapest(cards, [&](plt::Card card) {
        return weightOfCount * looseCount(cards.without(card)) + rating.loss(card);
    });
}

}  // namespace rummy
