// SPDX-License-Identifier: MIT
// The decisions of the computer's levels, based on the observation of their seat.
#include "common/rules/random.h"
#include "rummy/knocking/by_count.h"
#include "rummy/knocking/knocker.h"
#include "rummy/knocking/showdown.h"
#include "rummy/melding/melds.h"
#include "rummy/players/measures.h"
#include "rummy/players/strategy.h"
#include "rummy/rules.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rummy {

namespace {

constexpr std::string_view easyWord = "easy";
constexpr std::string_view hardWord = "hard";

CardSet below(const std::vector<plt::Card>& discards) {
    CardSet cards(discards);
    if (!discards.empty()) cards.remove(discards.back());
    return cards;
}

int maximumInSetsAfterDiscard(CardSet cards) {
    int most = 0;
    for (const auto card : cards.cards()) most = std::max(most, cardsInSets(cards.without(card)));
    return most;
}

/// Considers only the cards in sets.
Move chooseEasily(const Observation& seen, plt::Random random) {
    const CardSet hand(seen.hand);
    if (!seen.hasDrawn)
        return maximumInSetsAfterDiscard(hand.with(seen.discards.back())) > cardsInSets(hand) ? Move::take()
                                                                                              : Move::draw();
    const int most = maximumInSetsAfterDiscard(hand);
    std::vector<plt::Card> equal;
    for (const auto card : hand.cards())
        if (cardsInSets(hand.without(card)) == most) equal.push_back(card);
    return Move::discard(equal[random.below(equal.size())]);
}

Move chooseByMeasures(const Observation& seen) {
    if (!seen.hasDrawn)
        return shouldTakeGreedily(CardSet(seen.hand), seen.discards.back(), below(seen.discards))
                   ? Move::take()
                   : Move::draw();
    Hand hand;
    for (const auto card : seen.hand) hand.push(card);
    return Move::discard(greedyDiscard(hand, CardSet(seen.discards)).card);
}

Move chooseWell(const Observation& seen) {
    if (!seen.hasDrawn) return shouldTake(seen) ? Move::take() : Move::draw();
    return Move::discard(bestDiscard(seen));
}

/// Chooses the move of a level in a game with knocking.
Move chooseWithKnocking(const Observation& seen, std::string_view level, plt::Random random) {
    const CardSet hand(seen.hand);
    if (level == hardWord) {
        if (!seen.hasDrawn) return shouldTakeToPlayOn(seen) ? Move::take() : Move::draw();
        const auto knock = weighKnock(seen);
        return knock && knock->isBest ? Move::knock(knock->card) : Move::discard(discardToPlayOn(seen));
    }
    // The other levels do not wait.
    if (seen.hasDrawn)
        if (const auto card = discardForKnock(hand)) return Move::knock(*card);
    if (level == easyWord) return chooseEasily(seen, random);
    if (!seen.hasDrawn && minimumAfterDiscard(hand.with(seen.discards.back())) <= maximumToKnock)
        return Move::take();
    return chooseByMeasures(seen);
}

}  // namespace

std::vector<plt::Level> Rules::levels() {
    return {{std::string(easyWord), PLT_TR("easy"),
             PLT_TR("It knows a set when it has one, and discards anything else.")},
            {"normal", PLT_TR("medium"),
             PLT_TR("It keeps what goes together and looks at the discards, but not at you.")},
            {std::string(hardWord), PLT_TR("hard"),
             PLT_TR("It remembers every card, counts what can still be had, and keeps back what you want.")}};
}

Move Rules::choose(const Observation& seen, std::string_view level, const plt::Question& question) {
    if (seen.roundIsOver) return Move::deal();
    if (seen.knocking) return chooseWithKnocking(seen, level, plt::Random(question.seed));
    if (level == easyWord) return chooseEasily(seen, plt::Random(question.seed));
    return level == hardWord ? chooseWell(seen) : chooseByMeasures(seen);
}

}  // namespace rummy
