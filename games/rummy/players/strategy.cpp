// SPDX-License-Identifier: MIT
#include "rummy/players/strategy.h"

#include "rummy/melding/melds.h"
#include "rummy/players/measures.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace rummy {

namespace {

/// The cost of a set given to the other player, as a share of the own prospects.
constexpr double costOfHelp = 1;
/// Two players who both keep back the cards that the other needs would never end. After the first number of
/// turns of both, the player begins to give way; after the second number more, it keeps nothing back and no
/// longer waits for cards that the other holds.
constexpr int turnsOfPatience = 30;
constexpr int turnsOfGivingWay = 30;
/// Limit on the weight of a single hand, which may be very near.
constexpr double maximumOfOneHand = 3;

struct WeighedDiscard {
    plt::Card card;
    double kept = 0;       ///< weight of the prospects without it; `wonProspects` if the rest is complete
    bool leadsOn = false;  ///< true if any complete hand can be reached
};

/// `banned` is a card that may not be discarded in this turn.
WeighedDiscard chooseDiscard(CardSet cards, const Whereabouts& others, double help,
                             std::optional<plt::Card> banned = {}) {
    const Prospects prospects(cards, others);
    WeighedDiscard best;
    double least = std::numeric_limits<double>::max();
    for (const auto card : cards.cards()) {
        if (card == banned) continue;
        if (isComplete(cards.without(card))) return {card, wonProspects, true};
        const double share = prospects.weight() > 0 ? prospects.weightWith(card) / prospects.weight() : 0;
        const double cost = share + (help > 0 ? help * helpToOther(card, others) : 0);
        if (cost >= least) continue;
        least = cost;
        best = {card, prospects.weight() - prospects.weightWith(card), prospects.weight() > 0};
    }
    return best;
}

/// The player's assessment of a game after so many turns.
struct Outlook {
    Whereabouts others;
    double help = costOfHelp;
    bool isLong = false;  ///< too long to wait for anything
};

Outlook outlookOf(const Observation& seen) {
    const double over = static_cast<double>(seen.turns.size()) - turnsOfPatience;
    Outlook outlook{whereabouts(seen), costOfHelp * std::clamp(1 - over / turnsOfGivingWay, 0.0, 1.0),
                    over > turnsOfGivingWay};
    if (outlook.isLong) outlook.others.held = {};
    return outlook;
}

/// The discard if no complete hand can be reached: that of the normal level, and in a long game something
/// new.
plt::Card discardWithoutProspects(const Observation& seen, bool isLong) {
    // The card that was held longest.
    if (isLong) return seen.hand.back();
    return greedyDiscard(CardSet(seen.hand), CardSet(seen.discards)).card;
}

plt::Card discardAt(const Observation& seen, const Outlook& outlook, double help) {
    const auto choice = chooseDiscard(CardSet(seen.hand), outlook.others, help);
    return choice.leadsOn ? choice.card : discardWithoutProspects(seen, outlook.isLong);
}

}  // namespace

Whereabouts whereabouts(const Observation& seen) {
    return {seen.unknown(), seen.held, seen.othersCards - seen.held.size()};
}

plt::Card bestDiscard(const Observation& seen) {
    const auto outlook = outlookOf(seen);
    return discardAt(seen, outlook, outlook.help);
}

plt::Card leastUsefulCard(const Observation& seen) {
    return discardAt(seen, outlookOf(seen), 0);
}

DrawProspects drawProspects(const Observation& seen) {
    const CardSet hand(seen.hand);
    const plt::Card top = seen.discards.back();
    const auto outlook = outlookOf(seen);
    const auto taken = chooseDiscard(hand.with(top), outlook.others, outlook.help, top);
    if (taken.kept >= wonProspects) return {wonProspects, 0};
    double drawn = 0;
    for (const auto card : outlook.others.unknown.cards()) {
        Whereabouts then = outlook.others;
        then.unknown.remove(card);
        drawn += std::min(chooseDiscard(hand.with(card), then, outlook.help).kept, maximumOfOneHand);
    }
    const int unknown = outlook.others.unknown.size();
    return {taken.kept, unknown > 0 ? drawn / unknown : 0};
}

bool shouldTake(const Observation& seen) {
    const auto prospects = drawProspects(seen);
    return prospects.taken > prospects.drawn;
}

std::vector<CostOfCard> costsOfDiscards(const Observation& seen) {
    const CardSet cards(seen.hand);
    const auto outlook = outlookOf(seen);
    const Prospects prospects(cards, outlook.others);
    std::vector<CostOfCard> costs;
    bool wins = false;
    for (const auto card : cards.cards()) {
        const bool completes = isComplete(cards.without(card));
        wins = wins || completes;
        const double share = prospects.weight() > 0 ? prospects.weightWith(card) / prospects.weight() : 0;
        costs.push_back({card, completes ? -1 : share + outlook.help * helpToOther(card, outlook.others)});
    }
    if (!wins && (outlook.isLong || prospects.weight() <= 0)) return {};
    if (wins)
        for (auto& one : costs) one.cost = one.cost < 0 ? 0 : 1;
    return costs;
}

}  // namespace rummy
