// SPDX-License-Identifier: MIT
#include "blackjack/judgement.h"
#include "blackjack/rules.h"

namespace blackjack {

namespace {

/// The sentence for an action, with the hand's total as %1, the up card as %2, and its worth as %3.
const char* sentence(Action action) {
    switch (action) {
        case Action::hit:
            return PLT_TR("Hit %1 against %2: on average it brings %3 times the bet.");
        case Action::stand:
            return PLT_TR("Stand on %1 against %2: on average it brings %3 times the bet.");
        case Action::doubleDown:
            return PLT_TR("Double %1 against %2: on average it brings %3 times the bet.");
        case Action::split:
            break;
    }
    return PLT_TR("Split %1 against %2: on average it brings %3 times the bet.");
}

const char* alternative(Action action) {
    switch (action) {
        case Action::hit:
            return PLT_TR("The next best, to hit, brings %1.");
        case Action::stand:
            return PLT_TR("The next best, to stand, brings %1.");
        case Action::doubleDown:
            return PLT_TR("The next best, to double, brings %1.");
        case Action::split:
            break;
    }
    return PLT_TR("The next best, to split, brings %1.");
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token /*stop*/) {
    plt::Hint<Move> hint;
    if (state.round.isOver()) {
        hint.verdict = PLT_TR(
            "Choose a bet and deal. The house keeps half a per cent of it in the long run, "
            "whatever its size.");
        return hint;
    }
    const auto advice = adviseOn(situationOf(state));
    std::optional<Action> other;
    for (const Action action : allowedActions(state.round)) {
        if (action == advice.action) continue;
        if (!other || advice.worthOf(action) > advice.worthOf(*other)) other = action;
    }
    const auto& mine = state.round.hand(state.round.active).cards;
    std::vector<int> marks;
    marks.reserve(static_cast<std::size_t>(mine.size()));
    for (int i = 0; i < mine.size(); ++i) marks.push_back(mine.number(i));
    hint.steps.push_back(
        {Move::play(advice.action),
         {sentence(advice.action),
          {totalText(mine.total()), plt::printedIndex(state.card(state.round.dealer.number(0))),
           inBets(advice.worthOf(advice.action))}},
         marks});
    if (other) hint.verdict = {alternative(*other), {inBets(advice.worthOf(*other))}};
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
