// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/player.h"
#include "common/rules/result.h"
#include "common/rules/seats.h"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// How a game stands. `over` is an end that is neither won nor lost (a score game, a sandbox).
enum class Outcome { playing, won, lost, drawn, over };

/// What makes one finished game better than another with the same options.
enum class Ranking { fastest, highestScore, lowestScore };

/// One step of a hint: the move, the reason in one sentence, and what to mark on the table (cell numbers of
/// the board, or card numbers).
template <class Move>
struct HintStep {
    Move move;
    Message reason;
    std::vector<int> marks;
};

/// A plan, best step first. With no steps, `verdict` says why there is nothing to suggest; otherwise it says
/// what is known about the plan as a whole ("wins in 5 turns, proven"), and may be empty.
template <class Move>
struct Hint {
    std::vector<HintStep<Move>> steps;
    Message verdict;
    /// How the plan goes on after its steps, for hintAlong().
    std::vector<Move> onwards{};
};

/// Ways to play on from a position.
template <class Move>
using Ways = std::vector<std::vector<Move>>;

/// A number about a finished game that the statistics keep the best and the mean of (3BV a second,
/// efficiency).
struct Figure {
    Message name;
    double value = 0;
    bool higherIsBetter = true;
};

/// What the rules of a game must offer. All members are static and pure: no clock, file, widget or global
/// generator. From them the framework makes undo and redo, restart, game ids, saved games, replay,
/// statistics, random play and tests.
///
/// - `Options`: what the player sets before a game. Default-constructed = what a new player gets.
/// - `Start`: this very deal. Equal (options, start) means the same game.
/// - `State`: everything undo must restore. A state knows its options where it needs them.
/// - `Move`: one thing a player does.
///
/// Text forms: `write(x)` gives, `readX(text)` takes. `read` accepts exactly what `write` can give for a
/// legal value (it may accept other spellings of the same value too) and refuses everything else with a
/// sentence. Text holds printable ASCII without space, '#', ':', quotes and backslash.
///
/// A game with deals has `Start deal(const Options&, std::uint64_t seed)`, a pure function. One without is a
/// tool or a sandbox: it begins with `Start{}`, and there is nothing to deal, restart or count.
///
/// Optional members (a missing one is a missing ability; one with another signature is an error):
/// - `Hint<Move> hint(const State&, std::stop_token)`: called on a worker thread; must look at the token
///   often. In a game with hidden things it takes the Observation of the seat to move instead.
/// - `Hint<Move> hintAlong(const State&, const Ways<Move>& known, std::stop_token)`: asked instead of `hint`
///   in the window, where a hint must never promise less than one before it. `known` are the ways on from
///   here that hints of this game have found (their steps and what is `onwards`); they are saved with the
///   game, so a way may end early or hold moves that are not legal.
/// - `std::int64_t score(const State&)`, `static constexpr Ranking ranking`: what best results are ranked by.
///   Without `ranking`, games with a score rank by the highest score; without both there are no best results.
/// - `bool isRanked(const Options&)`: whether games with these options are ranked at all (a game of several
///   people has no best time).
/// - `std::vector<Figure> figures(const State&, std::chrono::milliseconds elapsed)`.
/// - `Start exactStart(const Options&, const Start&, const State&)`: the start as it turned out, where the
///   first move takes part in the deal (a safe first click); used for saved games and the long game id.
/// - `static constexpr bool undoReveals = true`: taking back, or playing a deal again, shows hidden things,
/// so
///   such a game counts as helped in the statistics, like one with a hint.
/// - `bool reveals(const State& before, const Move&)`, beside `undoReveals`: whether taking this very move
/// back
///   shows anything hidden; without it, every move does.
/// - `std::string knownAs(const Options&, const Start&)`: by what a player would know a deal again, where
/// that
///   is not all of the start (the cards of a shoe, but not the money that is brought to it).
/// - `static constexpr std::int64_t undoCost`: what each undo takes off the score (of games whose score
///   counts them).
/// - `bool dealIsSlow(const Options&)` and `Start deal(const Options&, std::uint64_t, std::stop_token)`: a
///   deal that needs a search is made on a worker thread.
/// - `std::string diagram(const State&)`: the position as lines of letters, for the clipboard; only what the
///   player sees.
///
/// Games for several seats also have
/// - `std::vector<Message> seats(const Options&)`: what the seats are called, in order; with fewer than two
///   the game is played alone. With a second parameter `const Seats& who = {}` it goes by who plays
///   (table_names.h);
/// - `int seatToMove(const State&)`: the number of the seat whose turn it is, from 0; -1 when the game is
/// over;
/// - `std::vector<int> standing(const State&)`: the place of every seat, 1 is the best, equal places for
/// ties.
///   Asked when the game is over. `outcome` says `over` or `drawn` then; what that means to a person follows
///   from who sits where;
/// - `std::vector<Figure> seatFigures(const State&, int seat)`: figures of one seat, for the statistics of a
///   person who plays against computers only. Its place among more than two is counted by itself.
/// - `Seats usualSeats(const Options&)`: who plays in a player's first game; otherwise people everywhere;
/// - `std::vector<Level> levels()` and `Move choose(const State&, std::string_view level, const Question&)`:
///   the computer's levels, weakest first, and its move for the seat to move, asked on a worker thread;
/// - `Observation` and `Observation observe(const State&, int seat)`: all that this seat may know. Players
/// and
///   hints of such a game are given the observation and never the state;
/// - `Message tell(const State& before, const Move&, const State& after)`: one sentence for the record of the
///   game; empty for a move that is not worth one. With a fourth parameter `const Seats& who = {}` it is told
///   to who plays, so that it may say "you";
/// - `std::optional<Seats> seatsOf(std::string_view optionsText)`: who played by the options' text of an
///   earlier version, which held the seats too;
/// - `std::string countedAs(const Options&, const Seats&)`: the set of results that a game counts in, where
///   that is not simply the options with who plays.
template <class R>
concept Rules = requires(const typename R::Options& options, const typename R::Start& start,
                         const typename R::State& state, const typename R::Move& move,
                         std::string_view text) {
    requires std::regular<typename R::Options>;
    requires std::regular<typename R::Start>;
    requires std::regular<typename R::State>;
    requires std::equality_comparable<typename R::Move> && std::copyable<typename R::Move>;

    { R::begin(options, start) } -> std::same_as<typename R::State>;
    /// The next state, or why not. Of the kinds of moves that legalMoves() lists, it takes only those listed.
    { R::apply(state, move) } -> std::same_as<Result<typename R::State>>;
    { R::legalMoves(state) } -> std::same_as<std::vector<typename R::Move>>;
    { R::outcome(state) } -> std::same_as<Outcome>;

    { R::write(options) } -> std::same_as<std::string>;
    { R::write(start) } -> std::same_as<std::string>;
    { R::write(move) } -> std::same_as<std::string>;
    { R::readOptions(text) } -> std::same_as<Result<typename R::Options>>;
    { R::readStart(options, text) } -> std::same_as<Result<typename R::Start>>;
    { R::readMove(text) } -> std::same_as<Result<typename R::Move>>;
    /// The options in a few words for lists ("Expert, 30 x 16, 99 mines").
    { R::describe(options) } -> std::same_as<Message>;
};

template <class R>
concept HasDeal = requires(const typename R::Options& options, std::uint64_t seed) {
    { R::deal(options, seed) } -> std::same_as<typename R::Start>;
};

template <class R>
concept HasObservation = requires(const typename R::State& state, int seat) {
    typename R::Observation;
    { R::observe(state, seat) } -> std::same_as<typename R::Observation>;
};

namespace detail {
template <class R>
struct SeenBy {
    using Type = typename R::State;
};
template <HasObservation R>
struct SeenBy<R> {
    using Type = typename R::Observation;
};
}  // namespace detail

/// What players and hints of a game are given: the observation where there is one, else the state.
template <class R>
using Seen = typename detail::SeenBy<R>::Type;

/// What the seat sees of the state.
template <class R>
Seen<R> seenBy(const typename R::State& state, int seat) {
    if constexpr (HasObservation<R>)
        return R::observe(state, seat);
    else
        return state;
}

template <class R>
concept HasHint = requires(const Seen<R>& seen, std::stop_token stop) {
    { R::hint(seen, stop) } -> std::same_as<Hint<typename R::Move>>;
};

template <class R>
concept HasHintAlong = HasHint<R> &&
    requires(const Seen<R>& seen, const Ways<typename R::Move>& known, std::stop_token stop) {
    { R::hintAlong(seen, known, stop) } -> std::same_as<Hint<typename R::Move>>;
};

template <class R>
concept HasScore = requires(const typename R::State& state) {
    { R::score(state) } -> std::same_as<std::int64_t>;
};

template <class R>
concept HasRanking = requires {
    { R::ranking } -> std::convertible_to<Ranking>;
};

template <class R>
concept HasRankedOptions = requires(const typename R::Options& options) {
    { R::isRanked(options) } -> std::same_as<bool>;
};

template <class R>
concept HasFigures = requires(const typename R::State& state, std::chrono::milliseconds elapsed) {
    { R::figures(state, elapsed) } -> std::same_as<std::vector<Figure>>;
};

template <class R>
concept HasSeatFigures = requires(const typename R::State& state, int seat) {
    { R::seatFigures(state, seat) } -> std::same_as<std::vector<Figure>>;
};

template <class R>
concept HasReveals = requires(const typename R::State& before, const typename R::Move& move) {
    { R::reveals(before, move) } -> std::same_as<bool>;
};

template <class R>
concept HasExactStart = requires(const typename R::Options& o, const typename R::Start& s,
                                 const typename R::State& now) {
    { R::exactStart(o, s, now) } -> std::same_as<typename R::Start>;
};

template <class R>
concept HasKnownAs = requires(const typename R::Options& o, const typename R::Start& s) {
    { R::knownAs(o, s) } -> std::same_as<std::string>;
};

template <class R>
concept HasSlowDeal = requires(const typename R::Options& o, std::uint64_t seed, std::stop_token stop) {
    { R::dealIsSlow(o) } -> std::same_as<bool>;
    { R::deal(o, seed, stop) } -> std::same_as<typename R::Start>;
};

template <class R>
concept HasSeats = requires(const typename R::Options& options, const typename R::State& state) {
    { R::seats(options) } -> std::same_as<std::vector<Message>>;
    { R::seatToMove(state) } -> std::same_as<int>;
    { R::standing(state) } -> std::same_as<std::vector<int>>;
};

template <class R>
concept HasUsualSeats = requires(const typename R::Options& options) {
    { R::usualSeats(options) } -> std::same_as<Seats>;
};

template <class R>
concept HasSeatsInOptions = requires(std::string_view text) {
    { R::seatsOf(text) } -> std::same_as<std::optional<Seats>>;
};

template <class R>
concept HasCountedAs = requires(const typename R::Options& options, const Seats& seats) {
    { R::countedAs(options, seats) } -> std::same_as<std::string>;
};

template <class R>
concept HasLevels = HasSeats<R> &&
    requires(const Seen<R>& seen, std::string_view level, const Question& question) {
    { R::levels() } -> std::same_as<std::vector<Level>>;
    { R::choose(seen, level, question) } -> std::same_as<typename R::Move>;
};

template <class R>
concept HasDiagram = requires(const typename R::State& state) {
    { R::diagram(state) } -> std::same_as<std::string>;
};

template <class R>
concept HasRecord = requires(const typename R::State& before, const typename R::Move& move,
                             const typename R::State& after) {
    { R::tell(before, move, after) } -> std::same_as<Message>;
};

/// What the seats are called where these play.
template <HasSeats R>
std::vector<Message> namesOfSeats(const typename R::Options& options, const Seats& seats) {
    if constexpr (requires { R::seats(options, seats); }) {
        return R::seats(options, seats);
    } else {
        return R::seats(options);
    }
}

/// What a move is told as where these play.
template <HasRecord R>
Message toldTo(const Seats& seats, const typename R::State& before, const typename R::Move& move,
               const typename R::State& after) {
    if constexpr (requires { R::tell(before, move, after, seats); }) {
        return R::tell(before, move, after, seats);
    } else {
        return R::tell(before, move, after);
    }
}

template <class R>
constexpr std::int64_t undoCost() {
    if constexpr (requires { R::undoCost; }) {
        return R::undoCost;
    } else {
        return 0;
    }
}

template <class R>
constexpr bool undoReveals() {
    if constexpr (requires { R::undoReveals; }) {
        return R::undoReveals;
    } else {
        return false;
    }
}

}  // namespace plt
