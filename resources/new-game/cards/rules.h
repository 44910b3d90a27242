// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/rules.h"
#include "common/rules/text_form.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// Golf: seven columns go to the waste, each card next in rank to the one that lies there.
namespace new_game {

/// Piles have numbers: the columns from 0 on, then these.
constexpr int stock = 7;
constexpr int waste = 8;
constexpr int columnHeight = 5;

struct Options {
    bool goesRound = false;  ///< kings and aces are neighbours, too
    bool operator==(const Options&) const = default;
};
struct Start {
    std::vector<plt::Card> deck;  ///< one column after the other, then the first of the waste, then the stock
    bool operator==(const Start&) const = default;
};
struct State {
    Options options;
    std::array<std::vector<plt::Card>, waste + 1> piles;  ///< of each the last card is in play

    const std::vector<plt::Card>& pile(int number) const { return piles[static_cast<std::size_t>(number)]; }
    bool operator==(const State&) const = default;
};
struct Move {
    int pile = stock;  ///< its last card goes to the waste
    bool operator==(const Move&) const = default;
};

/// Options are "plain" or "round", moves the number of the pile from 1 on.
inline constexpr auto optionsText = plt::form::fields<Options>(
    '-', plt::form::field(&Options::goesRound, plt::form::words<bool>("plain", "round")));
inline constexpr auto moveText =
    plt::form::fields<Move>('-', plt::form::field(&Move::pile, plt::form::ordinal(stock + 1)));

struct Rules {
    using Options = new_game::Options;
    using Start = new_game::Start;
    using State = new_game::State;
    using Move = new_game::Move;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);
    /// Cards left in the columns: the fewer the better.
    static std::int64_t score(const State& state);
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    /// Taking back a card of the stock shows what comes next.
    static constexpr bool undoReveals = true;
    /// The longest run of cards that can go now; it does not look into the stock.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    static std::string write(const Options& options) { return optionsText.write(options); }
    static std::string write(const Start& start) { return plt::writeCards(start.deck); }
    static std::string write(const Move& move) { return moveText.write(move); }
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options) {
        return options.goesRound ? PLT_TR("Kings and aces are neighbours") : PLT_TR("Plain");
    }
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules>);

}  // namespace new_game
