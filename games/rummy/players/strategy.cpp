// SPDX-License-Identifier: MIT
#include "rummy/players/strategy.h"

#include "rummy/melding/melds.h"
#include "rummy/players/measures.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace rummy {

namespace {

/// What a set that is given to the other player costs, as a share of the own prospects.
constexpr double costOfHelp = 1;
/// More than any prospects weigh.
constexpr double won = 1000;
/// A hand so near that it may be counted for no more.
constexpr double mostOfOneHand = 3;

struct Choice {
    plt::Card card;
    double kept = 0;  ///< the weight of the prospects without it; `won` if the rest is complete
};

/// `banned` is a card that may not go again at once.
Choice chooseDiscard(CardSet cards, const Whereabouts& others, double help,
                     std::optional<plt::Card> banned = {}) {
    const Prospects prospects(cards, others);
    Choice best;
    double least = std::numeric_limits<double>::max();
    for (const auto card : cards.cards()) {
        if (card == banned) continue;
        if (isComplete(cards.without(card))) return {card, won};
        const double share = prospects.weight() > 0 ? prospects.weightWith(card) / prospects.weight() : 0;
        const double cost = share + (help > 0 ? help * helpToOther(card, others) : 0);
        if (cost >= least) continue;
        least = cost;
        best = {card, prospects.weight() - prospects.weightWith(card)};
    }
    return best;
}

}  // namespace

Whereabouts whereabouts(const Observation& seen) {
    return {seen.unknown(), seen.held, seen.othersCards - seen.held.size()};
}

plt::Card bestDiscard(const Observation& seen) {
    return chooseDiscard(CardSet(seen.hand), whereabouts(seen), costOfHelp).card;
}

plt::Card leastUsefulCard(const Observation& seen) {
    return chooseDiscard(CardSet(seen.hand), whereabouts(seen), 0).card;
}

bool shouldTake(const Observation& seen) {
    const CardSet hand(seen.hand);
    const plt::Card top = seen.discards.back();
    const auto others = whereabouts(seen);
    const double taken = chooseDiscard(hand.with(top), others, costOfHelp, top).kept;
    if (taken >= won) return true;
    double drawn = 0;
    for (const auto card : others.unknown.cards()) {
        Whereabouts then = others;
        then.unknown.remove(card);
        drawn += std::min(chooseDiscard(hand.with(card), then, costOfHelp).kept, mostOfOneHand);
    }
    return others.unknown.empty() || taken > drawn / others.unknown.size();
}

}  // namespace rummy
