// SPDX-License-Identifier: MIT
#include "spider/hint_step.h"
#include "spider/rules.h"
#include "spider/solver/solver.h"

#include <algorithm>
#include <string>

namespace spider {

namespace {

/// A plan that does not win is cut off after so many steps, because later ones are unlikely to stay right.
constexpr std::size_t stepsOfAnOpenPlan = 12;

using Step = plt::HintStep<Move>;

int lowestOf(const State& state, const Move& move) {
    return state.column(move.from).cards[state.height(move.from) - move.count];
}

plt::Message reasonToMove(const State& state, const State& next, const Move& move) {
    const auto card = state.card(lowestOf(state, move));
    const auto name = plt::printedIndex(card);
    const int target = state.top(move.to);
    const int left = state.height(move.from) - move.count;
    if (next.completed.size() > state.completed.size())
        return {PLT_TR("The %1 and what lies on it complete a suit from king to ace."), {name}};
    const bool turnsUp = left > 0 && left == state.column(move.from).faceDown;
    const bool joins = target != none && state.card(target).suit == card.suit;
    const bool splits = move.count < runLength(state, move.from);
    if (joins && !splits) {
        if (turnsUp) {
            return {PLT_TR("The %1 continues the suit of the %2, and the card under it is turned up."),
                    {name, plt::printedIndex(state.card(target))}};
        }
        if (left == 0) {
            return {PLT_TR("The %1 continues the suit of the %2, and column %3 becomes empty."),
                    {name, plt::printedIndex(state.card(target)), move.from + 1}};
        }
        return {PLT_TR("The %1 continues the suit of the %2: a longer run that moves as one."),
                {name, plt::printedIndex(state.card(target))}};
    }
    if (turnsUp) return {PLT_TR("Moving the %1 turns up the card under it."), {name}};
    if (left == 0 && target != none)
        return {PLT_TR("Moving the %1 empties column %2."), {name, move.from + 1}};
    if (joins) {
        return {PLT_TR("Part of the run, from the %1 on, makes a longer run on the %2."),
                {name, plt::printedIndex(state.card(target))}};
    }
    if (left == 0)
        return {PLT_TR("The %1 makes room in column %2 for the next deal."), {name, move.from + 1}};
    const auto freed =
        plt::printedIndex(state.card(state.column(move.from).cards[static_cast<std::size_t>(left) - 1]));
    if (target == none) {
        if (next.stock() > 0 && emptyColumns(next).empty() && splits)
            return {PLT_TR("Every column needs a card before the next deal: the %1 covers the empty one."),
                    {name}};
        return {PLT_TR("The %1 goes to the empty column to set the %2 free."), {name, freed}};
    }
    return {PLT_TR("The %1 goes on the %2 to set the %3 free."),
            {name, plt::printedIndex(state.card(target)), freed}};
}

}  // namespace

plt::HintStep<Move> explained(const State& state, const State& next, const Move& move) {
    if (move.isDeal()) {
        const auto& why =
            next.completed.size() > state.completed.size()
                ? plt::Message(PLT_TR("The deal completes a suit."))
                : plt::Message(PLT_TR("The moves on the table gain no more than the next cards: deal."));
        return {move, why, {}};
    }
    Step step{move, reasonToMove(state, next, move), {}};
    const auto& cards = state.column(move.from).cards;
    step.marks.assign(cards.end() - move.count, cards.end());
    if (const int target = state.top(move.to); target != none) step.marks.push_back(target);
    return step;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    plt::Hint<Move> hint;
    if (outcome(state) == plt::Outcome::won) {
        hint.verdict = PLT_TR("All suits are complete.");
        return hint;
    }
    if (isTrapped(state)) {
        hint.verdict = dealRefusal(state);
        return hint;
    }
    auto solution = solve(state, hintBudget, std::move(stop));
    if (!solution) return hint;
    // If no move promises more, new cards may.
    if (solution->moves.empty() && dealRefusal(state).empty()) solution->moves.push_back(Move::deal());
    auto& moves = solution->moves;
    switch (solution->verdict) {
        case Verdict::winnable:
            hint.verdict = {PLT_TR_N("This plan wins in %Ln steps; it knows every hidden card.",
                                     "This plan wins in one step; it knows every hidden card."),
                            moves.size()};
            break;
        case Verdict::lost:
            hint.verdict = PLT_TR("It is proven that this cannot be won. Undo, or start a new game.");
            break;
        case Verdict::unknown:
            hint.verdict = PLT_TR("No plan to the end was found, only one that makes progress.");
            moves.resize(std::min(moves.size(), stepsOfAnOpenPlan));
            break;
    }
    State at = state;
    for (const Move& move : moves) {
        auto next = apply(at, move).value();
        hint.steps.push_back(explained(at, next, move));
        at = std::move(next);
    }
    return hint;
}

}  // namespace spider
