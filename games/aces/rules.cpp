// SPDX-License-Identifier: MIT
#include "aces/rules.h"

#include "aces/solver/solver.h"
#include "common/rules/random.h"

#include <algorithm>

namespace aces {

namespace {

bool isColumn(int index) {
    return index >= 0 && index < columnCount;
}

plt::Message whyItStays(const State& state, int column) {
    const auto card = state.card(state.bottom(column));
    if (card.rank == plt::ace) {
        return {PLT_TR("The %1 is the highest of its suit and stays; there is no empty column for it."),
                {plt::printedIndex(card)}};
    }
    return {PLT_TR("No higher card of its suit is open, and there is no empty column for the %1."),
            {plt::printedIndex(card)}};
}

plt::Result<State> dealFour(const State& state) {
    if (state.stock() < columnCount) return plt::Message(PLT_TR("The stock is empty."));
    State next = state;
    for (auto& column : next.columns) column.push_back(static_cast<std::uint8_t>(next.dealt++));
    return next;
}

}  // namespace

int removerOf(const State& state, int column) {
    const int number = state.bottom(column);
    if (number == none) return none;
    const auto card = state.card(number);
    int best = none;
    for (int other = 0; other < columnCount; ++other) {
        const int bottom = state.bottom(other);
        if (bottom == none || state.card(bottom).suit != card.suit) continue;
        const int least = best == none ? height(card) : height(state.card(state.bottom(best)));
        if (height(state.card(bottom)) > least) best = other;
    }
    return best;
}

int emptyColumn(const State& state) {
    for (int column = 0; column < columnCount; ++column) {
        if (state.column(column).empty()) return column;
    }
    return none;
}

plt::Result<Move> click(const State& state, int column) {
    if (!isColumn(column) || state.bottom(column) == none)
        return plt::Message(PLT_TR("There is no card in this column."));
    if (removerOf(state, column) != none) return Move::remove(column);
    if (const int target = emptyColumn(state); target != none) return Move::shift(column, target);
    return whyItStays(state, column);
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    plt::Random random(seed);
    Start start;
    do {
        start.deck = plt::freshDecks();
        random.shuffle(start.deck);
    } while (options.winnableOnly && !stop.stop_requested() &&
             !isWinnable(begin(options, start), dealBudget, stop));
    return start;
}

State Rules::begin(const Options& /*options*/, const Start& start) {
    State state;
    state.deck = start.deck;
    return dealFour(state).value();
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (move.kind == Move::Kind::deal) {
        if (move != Move::deal()) return plt::Message(PLT_TR("A deal has no column."));
        return dealFour(state);
    }
    const bool isShift = move.kind == Move::Kind::shift;
    if (!isColumn(move.column) || (isShift ? !isColumn(move.target) : move.target != none))
        return plt::Message(PLT_TR("There is no such column."));
    const int number = state.bottom(move.column);
    if (number == none) return plt::Message(PLT_TR("There is no card in this column."));
    const int remover = removerOf(state, move.column);
    State next = state;
    next.columns[move.column].pop_back();
    if (isShift) {
        if (!state.column(move.target).empty())
            return plt::Message(PLT_TR("Cards move to empty columns only."));
        if (remover != none) {
            return plt::Message(PLT_TR("The %1 cannot move: it can be removed, because the %2 is open."),
                                {plt::printedIndex(state.card(number)),
                                 plt::printedIndex(state.card(state.bottom(remover)))});
        }
        next.columns[move.target].push_back(static_cast<std::uint8_t>(number));
        return next;
    }
    if (remover == none) {
        if (state.card(number).rank == plt::ace) {
            return plt::Message(PLT_TR("The %1 is the highest of its suit and stays."),
                                {plt::printedIndex(state.card(number))});
        }
        return plt::Message(PLT_TR("The %1 stays: no higher card of its suit is open."),
                            {plt::printedIndex(state.card(number))});
    }
    next.removed.push_back(static_cast<std::uint8_t>(number));
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (int column = 0; column < columnCount; ++column) {
        if (removerOf(state, column) != none) moves.push_back(Move::remove(column));
    }
    for (int column = 0; column < columnCount; ++column) {
        if (state.bottom(column) == none || removerOf(state, column) != none) continue;
        for (int target = 0; target < columnCount; ++target) {
            if (state.column(target).empty()) moves.push_back(Move::shift(column, target));
        }
    }
    if (state.stock() > 0) moves.push_back(Move::deal());
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (state.stock() > 0 || emptyColumn(state) != none) return plt::Outcome::playing;
    bool onlyAces = true;
    for (int column = 0; column < columnCount; ++column) {
        if (removerOf(state, column) != none) return plt::Outcome::playing;
        onlyAces =
            onlyAces && state.column(column).size() == 1 && state.card(state.bottom(column)).rank == plt::ace;
    }
    return onlyAces ? plt::Outcome::won : plt::Outcome::lost;
}

}  // namespace aces
