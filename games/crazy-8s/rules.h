// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/match.h"
#include "common/rules/rules.h"
#include "crazy-8s/player/observation.h"
#include "crazy-8s/round/move.h"
#include "crazy-8s/round/round.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// Crazy 8s: match the rank or the suit of the top discard, name a suit with an eight, and be the first to
/// get rid of all cards.
namespace crazy_8s {

inline constexpr int fewCards = 7;
inline constexpr int manyCards = 10;

struct Options {
    int players = 2;          ///< 2 .. maximumPlayers
    int handSize = fewCards;  ///< fewCards or manyCards
    HouseRules house;
    /// One round for the first place, or a match for points: the player who goes out gets those of the cards
    /// that the others have left.
    plt::MatchLength match;

    bool operator==(const Options&) const = default;
};

/// The deck of the first round in dealing order, and a number that determines all later chance: the shuffling
/// of discards that are turned over, and the deals of further rounds of a match. 0 if nothing is left to
/// chance.
struct Start {
    std::vector<plt::Card> deck;
    std::uint32_t luck = 0;
    bool operator==(const Start&) const = default;
};

struct State {
    Options options;
    std::uint32_t luck = 0;
    Round round;
    plt::Card firstCard;        ///< the first discard of the round, which nobody played
    std::vector<Event> events;  ///< of the round
    plt::Match match;
    bool operator==(const State&) const = default;
};

/// Returns the points of a seat in the finished rounds of a match, less the mean of the others'.
double leadOf(const State& state, int seat);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = crazy_8s::State;
    using Observation = crazy_8s::Observation;

    /// Returns a deck of which the first discard is no eight.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// Undo shows the cards that were drawn and those of others.
    static constexpr bool undoReveals = true;
    /// Naming a suit reveals nothing, so it can be undone without cost.
    static bool reveals(const State& before, const Move& move);
    /// Cards left; in a match points.
    static std::vector<plt::Figure> seatFigures(const State& state, int seat);
    /// Suggests the move of the strong player, with a reason.
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Compares the moves in the simulations of the strong player, in parts of a won round: the chance to win
    /// it, or in a match for points a hundred points.
    static std::optional<plt::Judgement<Move>> judge(const Observation& seen, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    static double endValue(const State& state, int seat);

    static std::vector<plt::Message> seats(const Options& options, const plt::Seats& who = {});
    /// Between two rounds this is the seat that begins the next one.
    static int seatToMove(const State& state);
    static std::vector<int> standing(const State& state);
    /// A person against easy players.
    static plt::Seats usualSeats(const Options& options);
    static Observation observe(const State& state, int seat);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    static plt::Message tell(const State& before, const Move& move, const State& after,
                             const plt::Seats& who = {});
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules> && plt::HasLuck<Rules> &&
              plt::HasObservation<Rules> && plt::HasRecord<Rules> && plt::HasUsualSeats<Rules> &&
              plt::HasReveals<Rules> && plt::HasSeatFigures<Rules>);

}  // namespace crazy_8s
