// SPDX-License-Identifier: MIT
#include "spider/rules.h"

#include "common/rules/random.h"
#include "spider/solver/solver.h"

#include <algorithm>
#include <utility>

namespace spider {

namespace {

bool isColumn(int index) {
    return index >= 0 && index < columnCount;
}

/// Returns true if the lower card continues the run of the upper one in its suit.
bool continuesRun(plt::Card upper, plt::Card lower) {
    return upper.suit == lower.suit && upper.rank == lower.rank + 1;
}

void turnUp(Column& column) {
    column.faceDown = std::min(column.faceDown, std::max(0, static_cast<int>(column.cards.size()) - 1));
}

bool canGo(const State& state, plt::Card card, int to) {
    const int top = state.top(to);
    return top == none || state.card(top).rank == card.rank + 1;
}

std::vector<plt::Card> cardsOf(int suits) {
    std::vector<plt::Card> cards;
    for (int suit = 0; suit < suitsToComplete; ++suit) {
        // The order of the suits: two suits are a black and a red one.
        static constexpr std::array<plt::Suit, 4> order{plt::Suit::spades, plt::Suit::hearts,
                                                        plt::Suit::clubs, plt::Suit::diamonds};
        for (int rank = 1; rank <= plt::rankCount; ++rank)
            cards.push_back({static_cast<plt::Rank>(rank), order[suit % suits]});
    }
    return cards;
}

plt::Message whyNotPickedUp(const State& state, int column, int count) {
    const auto& cards = state.column(column).cards;
    const int lowest = state.height(column) - count;
    if (lowest < 0) return PLT_TR("There are not that many cards in this column.");
    if (lowest < state.column(column).faceDown) return PLT_TR("A card that lies face down cannot be moved.");
    const auto number = [&](int place) { return state.card(cards[place]); };
    const int broken = state.height(column) - runLength(state, column);
    return {PLT_TR("The %1 cannot be picked up: the %2 does not continue its suit."),
            {plt::printedIndex(number(lowest)), plt::printedIndex(number(broken))}};
}

/// Returns the reason why a move is illegal; empty if it is legal.
plt::Message refusal(const State& state, const Move& move) {
    if (state.givenUp) return PLT_TR("You have given this game up.");
    if (move.isGivingUp()) {
        if (Rules::outcome(state) == plt::Outcome::playing) return {};
        return PLT_TR("The game is over.");
    }
    if (move.isDeal()) return dealRefusal(state);
    if (!isColumn(move.from) || !isColumn(move.to)) return PLT_TR("There is no such column.");
    if (move.from == move.to) return PLT_TR("The cards are already in this column.");
    if (state.height(move.from) == 0) return PLT_TR("There is no card in this column.");
    if (move.count < 1) return PLT_TR("At least one card must be moved.");
    if (move.count > runLength(state, move.from)) return whyNotPickedUp(state, move.from, move.count);
    const auto& from = state.column(move.from).cards;
    const auto card = state.card(from[from.size() - static_cast<std::size_t>(move.count)]);
    if (canGo(state, card, move.to)) return {};
    return {PLT_TR("The %1 does not go on the %2: only a card that is one higher takes it."),
            {plt::printedIndex(card), plt::printedIndex(state.card(state.top(move.to)))}};
}

}  // namespace

int runLength(const State& state, int column) {
    const auto& cards = state.column(column).cards;
    int length = cards.empty() ? 0 : 1;
    while (state.height(column) - length > state.column(column).faceDown) {
        const auto lower = cards.size() - static_cast<std::size_t>(length);
        if (!continuesRun(state.card(cards[lower - 1]), state.card(cards[lower]))) break;
        ++length;
    }
    return length;
}

std::vector<int> emptyColumns(const State& state) {
    std::vector<int> columns;
    for (int column = 0; column < columnCount; ++column)
        if (state.height(column) == 0) columns.push_back(column);
    return columns;
}

plt::Message dealRefusal(const State& state) {
    if (state.stock() < columnCount) return PLT_TR("The stock is empty.");
    if (state.options.dealOverGaps) return {};
    const auto empty = emptyColumns(state);
    if (empty.empty()) return {};
    if (isTrapped(state)) {
        return PLT_TR(
            "There are too few cards on the table to cover every column, so the stock can never be "
            "dealt again.");
    }
    if (empty.size() == 1) {
        return {PLT_TR("Column %1 is empty. Put a card there before dealing."), {empty[0] + 1}};
    }
    return {PLT_TR_N("%Ln columns are empty. Put a card on each of them before dealing.",
                     "One column is empty. Put a card there before dealing."),
            empty.size()};
}

bool isTrapped(const State& state) {
    if (state.stock() == 0 || state.options.dealOverGaps) return false;
    int cards = 0;
    for (int column = 0; column < columnCount; ++column) cards += state.height(column);
    return cards < columnCount;
}

std::optional<Move> bestMove(const State& state, int from, int count) {
    if (!isColumn(from) || count < 1 || count > runLength(state, from)) return std::nullopt;
    const auto& cards = state.column(from).cards;
    const auto card = state.card(cards[cards.size() - static_cast<std::size_t>(count)]);
    const auto worth = [&](int to) {
        const int top = state.top(to);
        if (top == none) return count == state.height(from) ? 0 : 1;
        if (!canGo(state, card, to)) return 0;
        return continuesRun(state.card(top), card) ? 2 + runLength(state, to) : 2;
    };
    int best = none;
    for (int to = 0; to < columnCount; ++to) {
        if (to != from && worth(to) > (best == none ? 0 : worth(best))) best = to;
    }
    if (best == none) return std::nullopt;
    return Move{from, count, best};
}

State landed(const State& before, const Move& move) {
    State after = before;
    if (move.isGivingUp()) {
        after.givenUp = true;
        return after;
    }
    ++after.steps;
    if (move.isDeal()) {
        for (auto& column : after.columns) column.cards.push_back(static_cast<std::uint8_t>(after.dealt++));
        return after;
    }
    auto& from = after.columns[move.from].cards;
    auto& to = after.columns[move.to].cards;
    to.insert(to.end(), from.end() - move.count, from.end());
    from.resize(from.size() - static_cast<std::size_t>(move.count));
    return after;
}

void settle(State& state) {
    for (int index = 0; index < columnCount; ++index) {
        auto& column = state.columns[index];
        turnUp(column);
        if (runLength(state, index) < plt::rankCount) continue;
        const auto king = column.cards.end() - plt::rankCount;
        if (state.card(column.cards.back()).rank != plt::ace) continue;
        auto& suit = state.completed.emplace_back();
        std::copy(king, column.cards.end(), suit.begin());
        column.cards.erase(king, column.cards.end());
        turnUp(column);
    }
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    plt::Random random(seed);
    Start start;
    do {
        start.deck = cardsOf(options.suits);
        random.shuffle(start.deck);
    } while (options.winnableOnly() && !stop.stop_requested() &&
             !findWinOf(options.dealer, begin(options, start), stop));
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.deck = start.deck;
    for (; state.dealt < firstCards; ++state.dealt) {
        state.columns[state.dealt % columnCount].cards.push_back(static_cast<std::uint8_t>(state.dealt));
    }
    for (auto& column : state.columns) column.faceDown = static_cast<int>(column.cards.size()) - 1;
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (auto why = refusal(state, move); !why.empty()) return why;
    State next = landed(state, move);
    settle(next);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (state.givenUp) return moves;
    for (int from = 0; from < columnCount; ++from) {
        const auto& cards = state.column(from).cards;
        const int run = runLength(state, from);
        for (int count = 1; count <= run; ++count) {
            const auto card = state.card(cards[cards.size() - static_cast<std::size_t>(count)]);
            for (int to = 0; to < columnCount; ++to)
                if (to != from && canGo(state, card, to)) moves.push_back({from, count, to});
        }
    }
    if (dealRefusal(state).empty()) moves.push_back(Move::deal());
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (state.stock() == 0 && static_cast<int>(emptyColumns(state).size()) == columnCount)
        return plt::Outcome::won;
    return isTrapped(state) || legalMoves(state).empty() ? plt::Outcome::lost : plt::Outcome::playing;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    return {{PLT_TR("Complete suits"), static_cast<double>(state.completed.size()), true}};
}

}  // namespace spider
