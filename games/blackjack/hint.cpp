// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/judgement.h"
#include "blackjack/mathematics/strategy.h"
#include "blackjack/rules.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace blackjack {

namespace {

plt::Message nameOf(Action action) {
    switch (action) {
        case Action::hit:
            return PLT_TR("Hit");
        case Action::stand:
            return PLT_TR("Stand");
        case Action::doubleDown:
            return PLT_TR("Double");
        case Action::surrender:
            return PLT_TR("Surrender");
        default:
            break;
    }
    return PLT_TR("Split");
}

/// Returns the number of digits that tells two different values apart, within reason.
int digitsToTell(double one, double other) {
    constexpr int usual = 3;
    constexpr int most = 6;
    int digits = usual;
    const auto rounded = [&digits](double worth) { return std::llround(worth * std::pow(10, digits)); };
    while (digits < most && rounded(one) == rounded(other)) ++digits;
    return digits;
}

/// Returns the best action besides this one.
Action nextBest(const Advice& advice, Action best) {
    std::optional<Action> found;
    for (std::size_t i = 0; i < advice.worth.size(); ++i) {
        const auto action = static_cast<Action>(i);
        if (action == best || !advice.worth[i]) continue;
        if (!found || *advice.worth[i] > advice.worthOf(*found)) found = action;
    }
    return found.value_or(best);
}

/// Returns the numbers of the active hand's cards.
std::vector<int> marksOf(const State& state) {
    const auto& mine = state.round.hand(state.round.active).cards;
    std::vector<int> marks;
    marks.reserve(mine.size());
    for (int i = 0; i < mine.size(); ++i) marks.push_back(mine.number(i));
    return marks;
}

/// Returns the bet to go on with: no bet is better than another, so the last one, within the money.
int nextBet(const State& state) {
    const std::int64_t last = state.bet > 0 ? state.bet : smallestBet;
    const std::int64_t own = state.money / betStep * betStep;
    return static_cast<int>(std::max<std::int64_t>(smallestBet, std::min(last, own)));
}

plt::Hint<Move> hintBetweenRounds(const State& state) {
    const double brought = 100 * basicReturn(state.house());
    const plt::Message reason{
        brought < 0 ? PLT_TR("Place a bet and deal. In the long run the house keeps %1 % of it, "
                             "whatever its size.")
                    : PLT_TR("Place a bet and deal. By these rules basic strategy wins %1 % of "
                             "it in the long run, whatever its size."),
        {plt::Decimal{std::abs(brought), 2}}};
    if (state.isShoeOver()) return {{}, reason};
    return {{{Move::deal(nextBet(state)), reason, {}}}, {}};
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token /*stop*/) {
    if (state.round.isOver()) return hintBetweenRounds(state);
    plt::Hint<Move> hint;
    const auto situation = situationOf(state);
    const auto advice = adviseOn(situation);
    if (situation.insurance) {
        const auto cards = unseenWithInsurance(situation.house, situation.held);
        hint.steps.push_back({Move::play(advice.best),
                              {PLT_TR("No insurance: it is worth %1 bets on average."),
                               {inBets(advice.worthOf(Action::insure))}},
                              marksOf(state)});
        hint.verdict = {
            PLT_TR("It pays in the long run if more than a third of the cards that you do not see "
                   "count 10. Of full decks without yours that is %1 of %2, which is less."),
            {cards.count(tenValue), cards.all}};
        return hint;
    }
    const Action other = advice.isBasicBest() ? nextBest(advice, advice.best) : advice.action;
    const double worth = advice.worthOf(advice.best);
    const double otherWorth = advice.worthOf(other);
    const int digits = digitsToTell(worth, otherWorth);
    // Its worth comes first: a small window shows no more.
    hint.steps.push_back(
        {Move::play(advice.best),
         {PLT_TR("%1: %2 bets on average. %3: %4."),
          {nameOf(advice.best), inBets(worth, digits), nameOf(other), inBets(otherWorth, digits)}},
         marksOf(state)});
    hint.verdict = advice.isBasicBest()
                       ? PLT_TR("That is exact for your cards, and basic strategy agrees.")
                       : PLT_TR(
                             "That is exact for your cards. Basic strategy, which does not look at single "
                             "cards, prefers the second.");
    return hint;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    std::vector<plt::Figure> figures;
    if (state.rounds() == 0) return figures;
    const auto bets = static_cast<double>(state.bets);
    figures.push_back({PLT_TR("Rounds won in percent"), 100.0 * state.won / state.rounds(), true});
    figures.push_back(
        {PLT_TR("Return in percent of the bets"), 100.0 * static_cast<double>(score(state)) / bets, true});
    const auto comparison = compare(state.decisions);
    if (comparison.decisions > 0)
        figures.push_back({PLT_TR("Decisions as in basic strategy, in percent"),
                           100.0 * comparison.agreed / comparison.decisions, true});
    figures.push_back({PLT_TR("Cost of other decisions, in percent of the bets"),
                       100 * comparison.givenAway / bets, false});
    return figures;
}

}  // namespace blackjack
