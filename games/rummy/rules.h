// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/match.h"
#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "rummy/melding/card_set.h"
#include "rummy/players/observation.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Rummy for two: draw a card, discard one, until all ten of a hand lie in sets.
namespace rummy {

/// Nobody.
inline constexpr int none = -1;

struct Options {
    plt::MatchLength match;  ///< a round that is won is a point
    int first = 0;           ///< the seat that begins the first round
    bool operator==(const Options&) const = default;
};

/// A deck, in the order in which it is dealt: ten cards to the seat that does not begin, ten to the one that
/// does, one to the discards, and the rest is the pile, its first card on top. `luck` decides what later
/// rounds are dealt, and in which order discards are shuffled when they become the pile again.
struct Start {
    std::vector<plt::Card> deck;
    std::uint32_t luck = 0;
    bool operator==(const Start&) const = default;
};

struct State {
    /// Newest first, the dealt cards in the order of the deal behind them.
    std::array<std::vector<plt::Card>, seatCount> hands;
    std::vector<plt::Card> stock;            ///< face down, the last one on top
    std::vector<plt::Card> discards;         ///< the last one on top
    std::array<CardSet, seatCount> shown;    ///< of each hand, what the other player has seen
    std::vector<Turn> turns;                 ///< the last one may not be finished
    std::array<bool, seatCount> complete{};  ///< of a round that is over: whose hand lies in sets entirely
    bool roundIsOver = false;
    int toMove = 0;
    int refills = 0;  ///< how often discards have become the pile in this round
    plt::Random shuffler{0};
    plt::Match match;
    std::uint32_t luck = 0;

    const std::vector<plt::Card>& hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    bool isComplete(int seat) const { return complete[static_cast<std::size_t>(seat)]; }
    /// Whether the seat to move has drawn and holds eleven cards.
    bool hasDrawn() const { return !turns.empty() && !turns.back().discard; }
    /// The card that may be taken; there is always one.
    plt::Card top() const { return discards.back(); }
    /// Whether a dealt hand was complete already.
    bool endedAtDeal() const { return roundIsOver && turns.empty(); }
    /// The seat that has won the round; `none` for a draw and while it goes on.
    int roundWinner() const;
    bool operator==(const State&) const = default;
};

/// Draws a card, discards one, or deals the next round.
struct Move {
    enum class Kind : std::uint8_t { draw, take, discard, deal };
    Kind kind = Kind::draw;
    plt::Card card;  ///< of a discard; otherwise the ace of spades

    static Move draw() { return {Kind::draw, {}}; }
    static Move take() { return {Kind::take, {}}; }
    static Move deal() { return {Kind::deal, {}}; }
    static Move discard(plt::Card card) { return {Kind::discard, card}; }
    bool operator==(const Move&) const = default;
};

struct Rules {
    using Options = rummy::Options;
    using Start = rummy::Start;
    using State = rummy::State;
    using Move = rummy::Move;
    using Observation = rummy::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static std::vector<plt::Message> seats(const Options& options, const plt::Seats& who = {});
    /// Between rounds the one who will begin, and who deals.
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// In how many turns a single game was won.
    static std::vector<plt::Figure> seatFigures(const State& state, int seat);
    static plt::Seats usualSeats(const Options& options);
    static Observation observe(const State& state, int seat);
    static constexpr bool undoReveals = true;
    /// Only who takes back taking a discard has seen nothing by it.
    static bool reveals(const State& before, const Move& move);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    /// What the hard level would do with what this seat has seen.
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    static plt::Message tell(const State& before, const Move& move, const State& after,
                             const plt::Seats& who = {});

    /// "first" or "second": who begins; then, for a match, "-r5" or "-p3": so many rounds, or so many won.
    static std::string write(const Options& options);
    /// The cards of the deck, two letters each, a dot and the luck.
    static std::string write(const Start& start);
    /// "draw", "take", "deal", or the card that is discarded.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules>);
static_assert(plt::HasObservation<Rules> && plt::HasRecord<Rules>);
static_assert(plt::HasReveals<Rules> && plt::HasSeatFigures<Rules>);

}  // namespace rummy
