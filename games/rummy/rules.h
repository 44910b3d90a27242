// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/match.h"
#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "rummy/knocking/showdown.h"
#include "rummy/melding/card_set.h"
#include "rummy/players/observation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// Rummy for two: draw a card, discard one, until all ten cards of a hand lie in sets, or with knocking until
/// the cards outside of sets count little.
namespace rummy {

/// No seat.
inline constexpr int none = -1;

struct Options {
    plt::MatchLength match;
    int first = 0;  ///< the seat that begins the first round
    /// A round of a match makes as many points as the other player's loose cards count; otherwise one.
    bool countsCards = false;
    /// A player whose loose cards count 10 or less may end the round. The points of a round are those of the
    /// showdown then.
    bool knocking = false;
    bool operator==(const Options&) const = default;
};

/// A deck in dealing order: ten cards to the seat that does not begin, ten to the one that does, one to the
/// discards, and the rest is the stock, its first card on top. `luck` determines the deals of later rounds
/// and the order in which discards are shuffled into a new stock.
struct Start {
    std::vector<plt::Card> deck;
    std::uint32_t luck = 0;
    bool operator==(const Start&) const = default;
};

struct State {
    /// Newest first, then the dealt cards in the order of the deal.
    std::array<std::vector<plt::Card>, seatCount> hands;
    std::vector<plt::Card> stock;          ///< face down, the last one on top
    std::vector<plt::Card> discards;       ///< the last one is on top
    std::array<CardSet, seatCount> shown;  ///< cards of each hand that the other player has seen
    TurnLog turns;                         ///< the last one may be unfinished
    /// once the round is over: true for each hand that lies entirely in sets
    std::array<bool, seatCount> complete{};
    bool roundIsOver = false;
    std::optional<Showdown> showdown;  ///< once the round has ended by a knock
    int toMove = 0;
    int refills = 0;  ///< number of times that discards became the stock in this round
    plt::Random shuffler{0};
    plt::Match match;
    bool countsCards = false;  ///< see Options
    bool knocking = false;     ///< see Options
    std::uint32_t luck = 0;

    const std::vector<plt::Card>& hand(int seat) const { return hands[seat]; }
    bool isComplete(int seat) const { return complete[seat]; }
    /// Returns true if the seat to move has drawn and holds eleven cards.
    bool hasDrawn() const { return !turns.empty() && !turns.back().discard; }
    /// The discard that may be taken; there is always one when a seat is to draw.
    plt::Card top() const { return discards.back(); }
    /// Returns true if the seat to move may knock by discarding this card of its hand.
    bool mayKnockWith(plt::Card card) const;
    /// Returns true if the pile has come to its end in a round with knocking.
    bool endedByStock() const { return roundIsOver && knocking && !showdown; }
    /// Returns true if a dealt hand was already complete.
    bool endedAtDeal() const { return roundIsOver && turns.empty(); }
    /// The seat that has won the round; `none` for a draw and during the round.
    int roundWinner() const;
    bool operator==(const State&) const = default;
};

/// Draws a card, discards one, discards one and knocks, or deals the next round.
struct Move {
    enum class Kind : std::uint8_t { draw, take, discard, deal, knock };
    Kind kind = Kind::draw;
    plt::Card card;  ///< of a discard or knock; otherwise the ace of spades

    static Move draw() { return {Kind::draw, {}}; }
    static Move take() { return {Kind::take, {}}; }
    static Move deal() { return {Kind::deal, {}}; }
    static Move discard(plt::Card card) { return {Kind::discard, card}; }
    static Move knock(plt::Card card) { return {Kind::knock, card}; }
    bool operator==(const Move&) const = default;
};

/// Returns the points of a seat in the match, less those of the other one.
int leadOf(const State& state, int seat);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = rummy::State;
    using Observation = rummy::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static std::vector<plt::Message> seats(const Options& options, const plt::Seats& who = {});
    /// Between rounds this is the seat that begins the next one, which also deals.
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// The number of turns in which a single game was won.
    static std::vector<plt::Figure> seatFigures(const State& state, int seat);
    static plt::Seats usualSeats(const Options& options);
    static Observation observe(const State& state, int seat);
    static constexpr bool undoReveals = true;
    /// False only for taking back the taking of a discard, which has shown nothing.
    static bool reveals(const State& before, const Move& move);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    /// Returns the move of the hard level with the knowledge of this seat.
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Weighs the moves as the hard level does, in parts of a won round (a lost one counts as much); with
    /// knocking by play-outs of the same likely hands.
    static std::optional<plt::Judgement<Move>> judge(const Observation& seen, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    static double endValue(const State& state, int seat);
    static plt::Message tell(const State& before, const Move& move, const State& after,
                             const plt::Seats& who = {});

    static plt::Message describe(const Options& options);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules>);
static_assert(plt::HasObservation<Rules> && plt::HasRecord<Rules> && plt::HasReview<Rules>);
static_assert(plt::HasReveals<Rules> && plt::HasSeatFigures<Rules>);

}  // namespace rummy
