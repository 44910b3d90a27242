// SPDX-License-Identifier: MIT
#include "blackjack/round.h"

namespace blackjack {

void Round::settleNaturals() {
    const bool mine = hands[0].cards.isNatural();
    const bool hers = dealer.isNatural();
    if (!mine && !hers) return;
    active = over;
    holeShown = true;
    hands[0].result = mine && hers ? Result::push : mine ? Result::blackjack : Result::dealerBlackjack;
}

void Round::compare() {
    const int hers = dealer.total().points;
    for (int index = 0; index < handCount; ++index) {
        auto& mine = hand(index);
        if (mine.result != Result::none) continue;
        const int points = mine.cards.total().points;
        if (hers > 21 || points > hers) {
            mine.result = Result::win;
        } else {
            mine.result = points == hers ? Result::push : Result::lose;
        }
    }
}

double Round::staked() const {
    double bets = insured ? 0.5 : 0;
    for (int index = 0; index < handCount; ++index) bets += hand(index).doubled ? 2 : 1;
    return bets;
}

double Round::paid() const {
    // Insurance pays 2 to 1.
    double bets = insured && dealer.isNatural() ? 1.5 : 0;
    for (int index = 0; index < handCount; ++index) {
        const int stake = hand(index).doubled ? 2 : 1;
        switch (hand(index).result) {
            case Result::blackjack:
                bets += 2.5;
                break;
            case Result::win:
                bets += 2 * stake;
                break;
            case Result::push:
                bets += stake;
                break;
            case Result::surrender:
                bets += 0.5;
                break;
            default:
                break;
        }
    }
    return bets;
}

std::vector<Action> allowedActions(const Round& round) {
    std::vector<Action> actions;
    for (const Action action : actionOrder)
        if (round.allows(action)) actions.push_back(action);
    return actions;
}

}  // namespace blackjack
