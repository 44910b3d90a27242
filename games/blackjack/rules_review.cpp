// SPDX-License-Identifier: MIT
// The review of a game: the money that each decision is worth on average, by the mathematics of the adviser.
#include "blackjack/mathematics/judgement.h"
#include "blackjack/mathematics/strategy.h"
#include "blackjack/rules.h"

#include <algorithm>

namespace blackjack {

namespace {

/// The profit of the shoe without the unfinished round, in dollars.
double settledProfit(const State& state) {
    const auto staked = state.round.isOver() ? 0 : state.staked();
    return static_cast<double>(Rules::score(state) + staked);
}

/// The basis of a decision with one hand of the round.
Situation situationWith(const State& state, int hand) {
    auto shown = state;
    shown.round.active = static_cast<std::int8_t>(hand);
    auto situation = situationOf(shown);
    situation.insurance = false;
    return situation;
}

/// The value of the best play of a hand that waits, or is to be played when the insurance is settled, in bets.
double waitingValue(const State& state, int hand) {
    const auto advice = adviseOn(situationWith(state, hand));
    return advice.worthOf(advice.best);
}

/// The value of a hand that stands or has bust, in bets.
double playedValue(const State& state, int hand) {
    const auto& mine = state.round.hand(hand);
    const int stake = mine.doubled ? 2 : 1;
    if (mine.cards.isBust()) return -stake;
    const auto situation = situationWith(state, hand);
    const auto& expectations = Expectations::against(situation.house, situation.upValue);
    return stake * expectations.stand(HandGraph::instance().find(situation.held), situation.splitValue);
}

/// The value of all of the round that the active hand does not decide, in bets.
double otherHands(const State& state) {
    double value = 0;
    for (int hand = 0; hand < state.round.handCount; ++hand) {
        if (hand < state.round.active) value += playedValue(state, hand);
        if (hand > state.round.active) value += waitingValue(state, hand);
    }
    return value;
}

/// The value of a round whose insurance is declined, in bets: the dealer may have a natural.
double uninsuredValue(const State& state, const Situation& situation) {
    const auto cards = unseenWithInsurance(situation.house, situation.held);
    const double natural = static_cast<double>(cards.count(tenValue)) / cards.all;
    if (state.round.hand(0).cards.isNatural()) return (1 - natural) * 1.5;
    return (1 - natural) * waitingValue(state, 0) - natural;
}

/// Returns the better action's reason, and on whose side basic strategy is.
plt::Message reasonFor(const Advice& advice, Action made, const plt::Message& better) {
    const auto worth = inBets(advice.worthOf(made));
    if (made == advice.action)
        return {PLT_TR("%1 What you did is worth %2. It is basic strategy, which does not look at single "
                       "cards."),
                {better, worth}};
    if (advice.isBasicBest())
        return {PLT_TR("%1 Basic strategy does so, too. What you did is worth %2."), {better, worth}};
    return {PLT_TR("%1 What you did is worth %2."), {better, worth}};
}

/// The expected profit at the deal. A bet of any size is the player's choice and no mistake.
plt::Judgement<Move> judgeBet(const State& state, const Move& made) {
    plt::Judgement<Move> out{made};
    out.bestValue = settledProfit(state) + made.bet * bestReturn(state.house());
    out.madeValue = out.typicalValue = out.bestValue;
    out.certainty = plt::Certainty::calculated;
    return out;
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (question.stop.stop_requested()) return std::nullopt;
    if (made.bet != 0) return judgeBet(state, made);
    const auto situation = situationOf(state);
    const auto advice = adviseOn(situation);
    const double others = situation.insurance ? uninsuredValue(state, situation) : otherHands(state);
    const double settled = settledProfit(state);
    std::vector<plt::ValuedMove<Move>> moves;
    for (const Action action : allowedActions(state.round))
        moves.push_back({Move::play(action), settled + state.bet * (advice.worthOf(action) + others)});
    auto judgement = plt::judgementAmong(moves, made);
    judgement.certainty = plt::Certainty::calculated;
    if (judgement.best == made || question.stop.stop_requested()) return judgement;
    const auto step = hint(state, question.stop).steps.front();
    judgement.reason = reasonFor(advice, made.action, step.reason);
    judgement.marks = step.marks;
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("$%1"), {plt::Decimal{cost, 2}}};
}

double Rules::endValue(const State& state, int /*seat*/) {
    return static_cast<double>(score(state));
}

}  // namespace blackjack
