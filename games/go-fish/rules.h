// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "go-fish/move.h"
#include "go-fish/observation.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Go Fish: ask the others for cards, and lay down pairs.
namespace gofish {

/// The deck in dealing order: first all cards of the second seat, then those of the third and so on, those of
/// the first seat last, and then the stock in drawing order. In a match this is the deck of the first round,
/// and `luck` determines the others (0 in a single game).
struct Start {
    std::vector<plt::Card> deck;
    std::uint32_t luck = 0;
    bool operator==(const Start&) const = default;
};

struct State {
    Options options;
    std::uint32_t luck = 0;
    plt::Match match;
    std::vector<std::vector<plt::Card>> hands;  ///< by seat, newest first
    std::vector<std::vector<plt::Card>> laid;   ///< by seat, in the order of laying
    std::vector<plt::Card> stock;               ///< in drawing order
    int turn = 0;
    Phase phase = Phase::asking;
    plt::Rank asked = 0;        ///< while fishing: the rank asked for
    std::vector<Event> events;  ///< of this round

    const std::vector<plt::Card>& hand(int seat) const { return hands[seat]; }
    /// Number of pairs or books that a seat has laid down in this round.
    int sets(int seat) const { return static_cast<int>(laid[seat].size()) / options.setSize(); }
    bool operator==(const State&) const = default;
};

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = gofish::State;
    using Observation = gofish::Observation;

    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state) {
        return state.phase == Phase::over ? plt::Outcome::over : plt::Outcome::playing;
    }

    static plt::Message describe(const Options& options);

    /// Undoing a question or a draw shows who holds which cards; laying down shows nothing that was hidden.
    static constexpr bool undoReveals = true;
    static bool reveals(const State& before, const Move& move);

    static std::vector<plt::Message> seats(const Options& options, const plt::Seats& who = {});
    static int seatToMove(const State& state) { return state.phase == Phase::over ? none : state.turn; }
    /// By pairs or books, in a match by those of all rounds.
    static std::vector<int> standing(const State& state);
    static plt::Seats usualSeats(const Options& options);
    static std::vector<plt::Figure> seatFigures(const State& state, int seat);
    static Observation observe(const State& state, int seat);
    static std::vector<plt::Level> levels();
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question);
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token stop);
    /// Compares the questions as the hard player weighs them, in pairs or books ahead of the others' mean.
    static std::optional<plt::Judgement<Move>> judge(const Observation& seen, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost, const Options& options = {});
    static double endValue(const State& state, int seat);
    static plt::Message tell(const State& before, const Move& move, const State& after,
                             const plt::Seats& who = {});
};

/// Returns the question of an event without its answer: "Ben asks you for sevens."
plt::Message question(const State& before, const Event& asked, const plt::Seats& who);

/// A seat's last turn of a round.
struct LastTurn {
    std::vector<plt::Message> told;  ///< a sentence for each question: "Asked you for sevens: fished."
    bool madeSet = false;            ///< something was laid down
    bool drewUnseen = false;         ///< it ended with a card that nobody else has seen
};
LastTurn lastTurn(const State& state, int seat, const plt::Seats& who);

/// Returns the plural name of a rank: "sevens".
plt::Message rankName(plt::Rank rank);

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasLevels<Rules>);
static_assert(plt::HasObservation<Rules> && plt::HasLuck<Rules> && plt::HasRecord<Rules> &&
              plt::HasReveals<Rules>);

}  // namespace gofish
