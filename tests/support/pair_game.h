// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "common/rules/text.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

/// A game for tests of several players: two add 1, 2 or 3 in turn; the one who hits the goal wins, the one
/// who passes it loses. Each has a secret number that only the own seat sees.
namespace pairgame {

struct Options {
    int goal = 1000;
    int seats = 2;
    bool operator==(const Options&) const = default;
};
struct Start {
    int secret = 0;
    bool operator==(const Start&) const = default;
};
struct State {
    int goal = 0;
    int seats = 2;
    int secret = 0;  ///< of the first seat
    int sum = 0;
    int moves = 0;
    bool operator==(const State&) const = default;
};
struct Move {
    int add = 0;
    bool operator==(const Move&) const = default;
};
/// The observation of a seat.
struct Observation {
    int goal = 0;
    int sum = 0;
    int moves = 0;
    int ownSecret = -1;
    bool operator==(const Observation&) const = default;
};

/// The play of a test's computers; set before they move.
inline std::function<Move(const Observation&, std::string_view, const plt::Question&)>& player() {
    static std::function<Move(const Observation&, std::string_view, const plt::Question&)> how;
    return how;
}

struct Rules {
    using Options = pairgame::Options;
    using Start = pairgame::Start;
    using State = pairgame::State;
    using Move = pairgame::Move;
    using Observation = pairgame::Observation;

    static Start deal(const Options&, std::uint64_t seed) { return {plt::Random(seed).between(0, 9)}; }
    static State begin(const Options& options, const Start& start) {
        return {options.goal, options.seats, start.secret, 0, 0};
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (outcome(state) != plt::Outcome::playing) return plt::Message("The game is over.");
        if (move.add < 1 || move.add > 3) return plt::Message("Only 1, 2 or 3.");
        State next = state;
        next.sum += move.add;
        ++next.moves;
        return next;
    }
    static std::vector<Move> legalMoves(const State& state) {
        if (outcome(state) != plt::Outcome::playing) return {};
        return {{1}, {2}, {3}};
    }
    static plt::Outcome outcome(const State& state) {
        return state.sum < state.goal ? plt::Outcome::playing : plt::Outcome::over;
    }
    static std::string write(const Options& options) {
        return std::to_string(options.goal) + 'x' + std::to_string(options.seats);
    }
    static std::string write(const Start& start) { return std::to_string(start.secret); }
    static std::string write(const Move& move) { return std::to_string(move.add); }
    static plt::Result<Options> readOptions(std::string_view text) {
        const auto parts = plt::split(text.substr(0, text.find('-')), 'x');
        const auto goal = plt::readNumber(parts[0], 1, 1000000);
        const auto seats = parts.size() == 2 ? plt::readNumber(parts[1], 1, 4) : std::optional<int>(2);
        if (!goal || !seats || parts.size() > 2) return plt::Message("The options are wrong.");
        return Options{*goal, *seats};
    }
    static plt::Result<Start> readStart(const Options&, std::string_view text) {
        const auto secret = plt::readNumber(text, 0, 9);
        if (!secret) return plt::Message("The start is wrong.");
        return Start{*secret};
    }
    static plt::Result<Move> readMove(std::string_view text) {
        const auto add = plt::readNumber(text, 1, 3);
        if (!add) return plt::Message("The move is wrong.");
        return Move{*add};
    }
    static plt::Message describe(const Options& options) {
        return {"Count to %1", {std::to_string(options.goal)}};
    }

    static std::vector<plt::Message> seats(const Options& options) {
        const std::vector<plt::Message> names{"First", "Second", "Third", "Fourth"};
        return {names.begin(), names.begin() + options.seats};
    }
    static int seatToMove(const State& state) { return state.moves % state.seats; }
    /// The side that moved last has won, or with too much comes last.
    static std::vector<int> standing(const State& state) {
        const auto last = static_cast<std::size_t>((state.moves + state.seats - 1) % state.seats);
        std::vector<int> places(static_cast<std::size_t>(state.seats), state.sum == state.goal ? 2 : 1);
        places[last] = state.sum == state.goal ? 1 : state.seats;
        return places;
    }
    static std::vector<plt::Level> levels() { return {{"low", "low"}, {"high", "high"}}; }
    static Observation observe(const State& state, int seat) {
        return {state.goal, state.sum, state.moves, seat == 0 ? state.secret : -1};
    }
    static Move choose(const Observation& seen, std::string_view level, const plt::Question& question) {
        if (player()) return player()(seen, level, question);
        return {level == "low" ? 1 : std::clamp(seen.goal - seen.sum, 1, 3)};
    }
    static plt::Hint<Move> hint(const Observation& seen, std::stop_token) {
        plt::Hint<Move> plan;
        plan.steps.push_back({{1}, {"You have %1.", {std::to_string(seen.ownSecret)}}, {}});
        return plan;
    }
    static plt::Message tell(const State& before, const Move& move, const State&) {
        return {"%1 adds %2.",
                {seats({before.goal, before.seats})[seatToMove(before)].text, std::to_string(move.add)}};
    }
    /// Earlier versions wrote "1000-low" when the second seat was the computer's.
    static std::optional<plt::Seats> seatsOf(std::string_view text) {
        const auto mark = text.find('-');
        if (mark == std::string_view::npos) return std::nullopt;
        return plt::Seats{plt::Seat::person(), plt::Seat::computer(text.substr(mark + 1))};
    }
};
static_assert(plt::Rules<Rules> && plt::HasSeats<Rules> && plt::HasLevels<Rules>);
static_assert(plt::HasObservation<Rules> && plt::HasHint<Rules> && plt::HasRecord<Rules>);
static_assert(plt::HasSeatsInOptions<Rules>);

}  // namespace pairgame
