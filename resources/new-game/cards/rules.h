// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/rules.h"

#include <array>
#include <vector>

/// Golf: cards of seven columns go to the waste, each next in rank to the card on top there.
namespace new_game {

/// Numbers of piles: the columns from 0, then the stock and the waste.
constexpr int stock = 7;
constexpr int waste = 8;
constexpr int columnHeight = 5;

struct Options {
    bool goesRound = false;  ///< kings and aces are adjacent
    bool operator==(const Options&) const = default;
};
struct Start {
    /// The columns one by one, then the first card of the waste, then the stock.
    std::vector<plt::Card> deck;
    bool operator==(const Start&) const = default;
};
struct State {
    Options options;
    std::array<std::vector<plt::Card>, waste + 1> piles;  ///< the last card of each is on top

    const std::vector<plt::Card>& pile(int number) const { return piles[number]; }
    bool operator==(const State&) const = default;
};
struct Move {
    int pile = stock;  ///< its top card goes to the waste
    bool operator==(const Move&) const = default;
};

/// The text forms of options, deals and moves; defined in rules.cpp.
struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = new_game::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);
    /// Returns the number of cards left in the columns; the fewer the better.
    static std::int64_t score(const State& state);
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    /// Undoing a card of the stock reveals the next card.
    static constexpr bool undoReveals = true;
    /// Returns the longest run of cards that can be played now, without looking into the stock.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    static plt::Message describe(const Options& options) {
        return options.goesRound ? PLT_TR("Kings and aces are neighbours") : PLT_TR("Plain");
    }
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules>);

}  // namespace new_game
