// SPDX-License-Identifier: MIT
#include "spider/hint_step.h"
#include "spider/rules.h"
#include "spider/solver/exhaustion.h"
#include "spider/solver/solver.h"

#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace spider {

namespace {

/// A plan that does not win is cut off after so many steps, because later ones are unlikely to stay right.
constexpr std::size_t stepsOfAnOpenPlan = 12;
/// Positions that are searched for the nearest progress where the solver's plan makes none.
constexpr long progressPositions = 300'000;

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

/// Returns true if no moves lead back: a deal, a card turned up, a suit complete.
bool isProgress(const State& before, const State& after) {
    const auto faceDown = [](const State& state) {
        return std::accumulate(state.columns.begin(), state.columns.end(), 0,
                               [](int sum, const Column& column) { return sum + column.faceDown; });
    };
    return before.dealt != after.dealt || before.completed.size() != after.completed.size() ||
           faceDown(before) != faceDown(after);
}

/// Returns the part of these moves up to the last progress that an open plan has room for, or the first one.
std::vector<Move> upToProgress(State state, std::vector<Move> moves) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < moves.size() && (i < stepsOfAnOpenPlan || end == 0); ++i) {
        auto next = Rules::apply(state, moves[i]).value();
        if (isProgress(state, next)) end = i + 1;
        state = std::move(next);
    }
    moves.resize(end);
    return moves;
}

/// Returns a plan that deals the stock, with cards put into the empty columns before; empty if that cannot be.
std::vector<Move> towardsDeal(State state) {
    std::vector<Move> moves;
    while (state.stock() > 0) {
        if (dealRefusal(state).empty()) {
            moves.push_back(Move::deal());
            return moves;
        }
        const auto gaps = emptyColumns(state);
        int tallest = 0;
        for (int column = 1; column < columnCount; ++column)
            if (state.height(column) > state.height(tallest)) tallest = column;
        if (gaps.empty() || state.height(tallest) < 2) break;
        moves.push_back({tallest, 1, gaps.front()});
        state = Rules::apply(state, moves.back()).value();
    }
    return {};
}

/// Returns moves that end with progress, after which no position returns; empty if none are found.
std::vector<Move> openPlan(const State& state, std::vector<Move> promising, const std::stop_token& stop) {
    auto plan = upToProgress(state, std::move(promising));
    if (plan.empty()) plan = nearestProgress(state, progressPositions, stop);
    if (plan.empty()) plan = towardsDeal(state);
    return plan;
}

/// Returns a hint by a search.
template <class Search>
plt::Hint<Move> hintFrom(const State& state, const Search& search, std::stop_token stop) {
    plt::Hint<Move> hint;
    if (Rules::outcome(state) == plt::Outcome::won) {
        hint.verdict = PLT_TR("All suits are complete.");
        return hint;
    }
    if (isTrapped(state)) {
        hint.verdict = dealRefusal(state);
        return hint;
    }
    auto solution = search(state, stop);
    if (!solution) return hint;
    auto& moves = solution->moves;
    switch (solution->verdict) {
        case Verdict::winnable:
            hint.verdict = {PLT_TR_N("This plan wins in %Ln steps; it knows every hidden card.",
                                     "This plan wins in one step; it knows every hidden card."),
                            moves.size()};
            break;
        case Verdict::lost:
            hint.verdict = PLT_TR("Nothing helps: it is proven that this cannot be won any more.");
            moves.clear();
            break;
        case Verdict::unknown:
            moves = openPlan(state, std::move(moves), stop);
            hint.verdict = moves.empty()
                               ? PLT_TR("Nothing better is known: no move was found that gets further.")
                               : PLT_TR("A plan that makes progress; whether it wins is not known.");
            break;
    }
    State at = state;
    for (const Move& move : moves) {
        auto next = Rules::apply(at, move).value();
        hint.steps.push_back(explained(at, next, move));
        at = std::move(next);
    }
    return hint;
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
    return hintFrom(
        state,
        [](const State& from, std::stop_token token) { return solve(from, hintBudget, std::move(token)); },
        std::move(stop));
}

plt::Hint<Move> Rules::firstHint(const State& state, std::stop_token stop) {
    return hintFrom(
        state,
        [](const State& from, std::stop_token token) {
            return decide(from, firstHintBudget, std::move(token));
        },
        std::move(stop));
}

}  // namespace spider
