// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/dealer_odds.h"
#include "blackjack/mathematics/hand_graph.h"
#include "blackjack/round.h"
#include "common/cards/card.h"
#include "common/rules/rules.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Blackjack: one player against the dealer, by the house rules of round.h.
///
/// A game is one shoe: from the shuffle to the round after which fewer than 52 cards are left, about thirty
/// rounds of four decks. A single round would be too little, because the rounds of a shoe are linked by its
/// cards; a session without an end would never be counted, and one undone card would spoil its statistics.
/// The money belongs to the start of a shoe and is carried to the next by nextShoe(), so the timeline
/// preserves it like everything else, across undo and sessions; a new game starts afresh.
namespace blackjack {

/// Initial money, in dollars.
constexpr std::int64_t firstMoney = 100;
/// Bets are even numbers of dollars, so that 3:2 never needs cents.
constexpr int smallestBet = 2;
constexpr int largestBet = 500;
constexpr int betStep = 2;
/// Upper bound of money that is read, far beyond any possible win.
constexpr std::int64_t maximumMoney = 1'000'000'000'000;

/// The player chooses the rules of the house.
using Options = House;

/// The shuffled shoe and the money that the player brings. Money may be negative: the house gives credit.
struct Start {
    std::vector<plt::Card> shoe;  ///< in dealing order
    std::int64_t money = firstMoney;
    bool operator==(const Start&) const = default;
};

/// The basis of a decision, apart from the shoe: the hand by the values of its cards, the up card, the rules.
struct Situation {
    Held held{};
    std::uint8_t upValue = 0;
    std::uint8_t splitValue = 0;  ///< the value of the pair if the hand is a half of it, else 0
    bool insurance = false;       ///< true if the decision is about insurance
    House house;
    bool operator==(const Situation&) const = default;
};

/// A decision of the player.
struct Decision {
    Situation situation;
    Action action = Action::stand;
    int bet = 0;  ///< of the hand, in dollars
    bool operator==(const Decision&) const = default;
};

struct State {
    std::vector<plt::Card> shoe;  ///< cards by their number, in dealing order
    int drawn = 0;                ///< lower numbers are dealt
    std::int64_t money = firstMoney;
    std::int64_t moneyBefore = firstMoney;  ///< at the beginning of the shoe
    Round round;                            ///< the current or last one, and its house before the first
    int bet = 0;                            ///< its bet; 0 before the first
    int won = 0;                            ///< rounds of this shoe with a profit
    int even = 0;
    int lost = 0;
    int naturals = 0;                 ///< rounds of this shoe in which the player had a blackjack
    std::int64_t bets = 0;            ///< sum of the rounds' first bets, in dollars
    std::vector<Decision> decisions;  ///< of this shoe

    plt::Card card(int number) const { return shoe[number]; }
    int left() const { return static_cast<int>(shoe.size()) - drawn; }
    int rounds() const { return won + even + lost; }
    const House& house() const { return round.house; }
    /// The stakes of the round, in dollars.
    std::int64_t staked() const;
    /// The profit of the last round, which must be over.
    std::int64_t net() const;
    bool isShoeOver() const { return round.isOver() && left() < house().cutCard(); }
    bool operator==(const State&) const = default;
};

/// Deals a round for a bet, or plays the active hand.
struct Move {
    int bet = 0;  ///< 0 for an action
    Action action = Action::hit;

    static constexpr Move deal(int bet) { return {bet, Action::hit}; }
    static constexpr Move play(Action action) { return {0, action}; }
    bool operator==(const Move&) const = default;
};

/// Returns the decision for which an unfinished round waits.
Situation situationOf(const State& state);

/// Returns the next shoe, shuffled by the seed, with the money of a finished shoe.
Start nextShoe(const State& state, std::uint64_t seed);

/// Returns a total as text: "16", "soft 17".
plt::Message totalText(Total total);
/// Returns a number of bets with its sign and, usually, three decimals: "-0.541".
plt::Decimal inBets(double bets, int digits = 3);

struct TextForms;

/// The rules for the framework. A shoe with a profit is won.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = blackjack::State;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);
    /// The shoe: a player who has played it knows its cards, whatever the money.
    static std::string knownAs(const Options& options, const Start& start);

    /// Suggests the best action for exactly these cards, and names that of basic strategy if it differs.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Judges a decision by what the shoe wins on average, in dollars, with the best play afterwards: exact for a
    /// full shoe without the cards of the hand and the up card.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// Profit of the shoe, in dollars.
    static double endValue(const State& state, int seat);
    /// Profit of the shoe, in dollars.
    static std::int64_t score(const State& state) { return state.money - state.moneyBefore; }
    static constexpr plt::Ranking ranking = plt::Ranking::highestScore;
    /// Return and rounds won, and the comparison of the decisions with basic strategy.
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// A player who takes back a hit knows the card.
    static constexpr bool undoReveals = true;
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules> && plt::HasFigures<Rules> &&
              plt::HasKnownAs<Rules> && plt::HasReview<Rules> && plt::HasLuck<Rules>);

}  // namespace blackjack
