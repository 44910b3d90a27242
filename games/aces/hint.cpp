// SPDX-License-Identifier: MIT
#include "aces/hint_step.h"
#include "aces/rules.h"
#include "aces/solver/solver.h"

#include <string>

namespace aces {

namespace {

using Step = plt::HintStep<Move>;

std::string nameOf(const State& state, int number) {
    return plt::printedIndex(state.card(number));
}

Step removal(const State& state, const Move& move) {
    const int card = state.bottom(move.column);
    const int higher = state.bottom(removerOf(state, move.column));
    return {move,
            {PLT_TR("The %1 can go, because the higher %2 is open."),
             {nameOf(state, card), nameOf(state, higher)}},
            {card, higher}};
}

Step shift(const State& state, const Move& move) {
    const auto& column = state.column(move.column);
    const int card = column.back();
    if (column.size() == 1) {
        return {move,
                {PLT_TR("The next deal puts a card on every column, and the %1 is better off in column %2."),
                 {nameOf(state, card), move.target + 1}},
                {card}};
    }
    const int under = column[column.size() - 2];
    const auto next = Rules::apply(state, move).value();
    const std::vector<plt::Message::Argument> names{nameOf(state, card), nameOf(state, under)};
    const std::vector<int> marks{card, under};
    if (removerOf(next, move.column) != none) {
        return {move, {PLT_TR("The %1 makes way for the %2 under it, which can go then."), names}, marks};
    }
    if (state.card(card).rank == plt::ace) {
        return {
            move,
            {PLT_TR("An ace stays to the end, so the %1 takes the empty column and frees the %2 under it."),
             names},
            marks};
    }
    return {
        move, {PLT_TR("The %1 takes the empty column, and the %2 under it comes into play."), names}, marks};
}

Step dealing(const State& state) {
    const Move move = Move::deal();
    for (int column = 0; column < columnCount; ++column) {
        const int remover = removerOf(state, column);
        if (remover == none) continue;
        const int card = state.bottom(column);
        return {move,
                {PLT_TR("Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered."),
                 {nameOf(state, card), nameOf(state, state.bottom(remover))}},
                {card}};
    }
    if (emptyColumn(state) != none)
        return {
            move, PLT_TR("No card does better in the empty column than the next one from the stock."), {}};
    return {move, PLT_TR("Nothing can be removed or moved, so deal."), {}};
}

plt::Message verdictOf(const Solution& solution) {
    switch (solution.verdict) {
        case Verdict::winnable:
            return PLT_TR("This way wins; it takes the cards of the stock into account.");
        case Verdict::lost:
            return {PLT_TR_N("It is proven that this cannot be won. The best way found leaves %Ln cards.",
                             "It is proven that this cannot be won. The best way found leaves one card."),
                    solution.left};
        case Verdict::unknown:
            break;
    }
    return {PLT_TR_N("No way to win was found. The best one leaves %Ln cards.",
                     "No way to win was found. The best one leaves one card."),
            solution.left};
}

}  // namespace

plt::HintStep<Move> explained(const State& state, const Move& move) {
    switch (move.kind) {
        case Move::Kind::remove:
            return removal(state, move);
        case Move::Kind::shift:
            return shift(state, move);
        case Move::Kind::deal:
            break;
    }
    return dealing(state);
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    if (outcome(state) != plt::Outcome::playing)
        return {{}, PLT_TR("The game is over: no card can be moved.")};
    auto solution = solve(state, hintBudget, std::move(stop));
    if (!solution) return {};
    // If nothing helps, the game is still played to its end.
    if (solution->moves.empty() && state.stock() > 0) solution->moves.push_back(Move::deal());
    plt::Hint<Move> hint{{}, verdictOf(*solution)};
    State at = state;
    for (const Move& move : solution->moves) {
        hint.steps.push_back(explained(at, move));
        at = apply(at, move).value();
    }
    return hint;
}

}  // namespace aces
