// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/players.h"
#include "common/rules/random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace plt {

/// The state of play. `over` is an end that is neither won nor lost (a score game, a sandbox).
enum class Outcome { playing, won, lost, drawn, over };

/// The ranking of finished games with the same options, for best results.
enum class Ranking { fastest, highestScore, lowestScore };

/// One step of a hint: the move, the reason in one sentence, and the cells or cards to mark (the board's cell
/// numbers, or card numbers).
template <class Move>
struct HintStep {
    Move move;
    Message reason;
    std::vector<int> marks;
};

/// A plan, best step first. Without steps, `verdict` says why there is nothing to suggest; with steps, it
/// describes the whole plan ("wins in 5 turns, proven") and may be empty.
template <class Move>
struct Hint {
    std::vector<HintStep<Move>> steps;
    Message verdict;
    /// Continues the plan after its steps, for hintAlong().
    std::vector<Move> onwards{};
};

/// Several lines of moves, each playable from the same position.
template <class Move>
using Ways = std::vector<std::vector<Move>>;

/// The certainty of a judgement: an estimate (from searches or samples), a calculation that is exact for what
/// the player could know, or a proof.
enum class Certainty { estimated, calculated, proven };

/// The judgement of a move by what its player could know. Values are in the unit of costText(), for the seat
/// that moved; higher is better, and no move is worth more than the best.
template <class Move>
struct Judgement {
    Move best;                ///< the move that was made if nothing better is known
    double bestValue = 0;     ///< of the position, if the best move is made
    double madeValue = 0;     ///< of the position, after the move that was made
    double typicalValue = 0;  ///< the mean over all legal moves, or over a sample of them
    double error = 0;         ///< standard error of the difference between the first two; 0 if it is exact
    Certainty certainty = Certainty::estimated;
    Message reason{};          ///< one sentence about the difference; empty if the best move was made
    std::vector<int> marks{};  ///< cells or cards that show it
};

/// The judgements of a game that was looked at as a whole.
template <class Move>
struct GameJudgement {
    struct Part {
        std::size_t ply = 0;  ///< of the position before the move
        Judgement<Move> judgement;
    };
    std::vector<Part> moves;  ///< those that decided something, in the order of the game
    Message verdict{};        ///< a sentence or two about the game
};

/// A legal move with its value.
template <class Move>
struct ValuedMove {
    Move move;
    double value = 0;
};

/// Returns the judgement of a move among all legal ones, without reason and marks: the best is the first of
/// the highest value, unless the move that was made is as good. `made` must be among them.
template <class Move>
Judgement<Move> judgementAmong(const std::vector<ValuedMove<Move>>& moves, const Move& made) {
    Judgement<Move> out{made};
    const auto* best = &moves.front();
    for (const auto& one : moves) {
        if (one.value > best->value) best = &one;
        if (one.move == made) out.madeValue = one.value;
        out.typicalValue += one.value / static_cast<double>(moves.size());
    }
    out.bestValue = best->value;
    if (out.madeValue < out.bestValue) out.best = best->move;
    return out;
}

/// Returns the standard error of the mean of independent samples, of which there must be at least one: of the
/// difference between two moves, if each sample is their difference in the same deals or dice.
inline double standardError(const std::vector<double>& samples) {
    const auto count = static_cast<double>(samples.size());
    const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / count;
    double squares = 0;
    for (const double sample : samples) squares += (sample - mean) * (sample - mean);
    return std::sqrt(squares / std::max(1.0, count - 1) / count);
}

/// A number about a finished game, of which the statistics keep the best and the mean (3BV a second,
/// efficiency).
struct Figure {
    Message name;
    double value = 0;
    bool higherIsBetter = true;
};

/// The concept as a value, because a failed assertion of it prints no notes from the standard library.
template <class T>
inline constexpr bool hasEquality = std::equality_comparable<T>;

/// Fails to compile, with one sentence for each type of rules without `==`, instead of the errors of all code
/// that compares it.
template <class Options, class Start, class State, class Move>
consteval bool haveEquality() {
    static_assert(hasEquality<Options>,
                  "Rules::Options must be comparable: declare `bool operator==(const Options&) const = "
                  "default` in it, and the same in every struct that it contains");
    static_assert(hasEquality<Start>,
                  "Rules::Start must be comparable: declare `bool operator==(const Start&) const = default` "
                  "in it, and the same in every struct that it contains");
    static_assert(hasEquality<State>,
                  "Rules::State must be comparable: declare `bool operator==(const State&) const = default` "
                  "in it, and the same in every struct that it contains");
    static_assert(hasEquality<Move>,
                  "Rules::Move must be comparable: declare `bool operator==(const Move&) const = default` in "
                  "it, and the same in every struct that it contains");
    return true;
}

/// The interface that the rules of a game implement. All members are static and pure: they use no clock,
/// file, widget or global generator. The framework derives from them undo and redo, restart, game IDs, saved
/// games, replay, statistics, random play and tests.
///
/// - `Options`: the player's choices before a game. Default-constructed: those of a new player.
/// - `Start`: one deal. Equal options and starts make the same game.
/// - `State`: everything that undo must restore. A state contains its options where it needs them.
/// - `Move`: one action of a player.
///
/// Text forms: `write(x)` returns the text of a value and `readX(text)` parses it. `readX` accepts all that
/// `write` returns for a legal value (and perhaps other spellings of that value) and refuses everything else
/// with a sentence. The text consists of printable ASCII without spaces, '#', ':', quotes and backslashes.
///
/// A game with deals has `Start deal(const Options&, std::uint64_t seed)`, a pure function. One without is a
/// tool or a sandbox: it begins with `Start{}`, and there is nothing to deal, restart or count.
///
/// Optional members. A missing one is a missing ability; one with another signature is a compile-time error.
/// - `Hint<Move> hint(const State&, std::stop_token)`: a hint, computed on a worker thread; must poll the
///   token often. In a game with hidden information it takes the Observation of the seat to move instead.
/// - `Hint<Move> hintAlong(const State&, const Ways<Move>& known, std::stop_token)`: called by the window
///   instead of `hint`, so that no hint promises less than an earlier one. `known` are the lines from this
///   position that earlier hints of this game have found (their steps and `onwards`). They are saved with the
///   game, so a line may end early or contain illegal moves.
/// - `Hint<Move> firstHint(const State&, std::stop_token)`, beside `hint`: a hint that is found in some
///   milliseconds. It is shown until `hint` has found a better one, and its moves must not lead in a circle.
/// - `std::int64_t score(const State&)` and `static constexpr Ranking ranking`: the ranking of best results.
///   Without `ranking`, games with a score rank by the highest score; without both there are no best results.
/// - `bool isRanked(const Options&)`: true if games with these options are ranked at all (a game of several
///   people has no best time).
/// - `std::vector<Figure> figures(const State&, std::chrono::milliseconds elapsed)`: the figures of a
///   finished game.
/// - `Start exactStart(const Options&, const Start&, const State&)`: the final start of a game whose first
///   move takes part in the deal (a safe first click); used for saved games and the long game ID.
/// - `Start startAt(const State&)`: a start whose game begins with this state, so that the past can be
///   dropped: by the player, and from a saved game that is too large with all its moves.
/// - `static constexpr bool undoReveals = true`: undoing a move, or playing a deal again, reveals hidden
///   information. Such a game counts as helped in the statistics, like one with a hint.
/// - `bool reveals(const State& before, const Move&)`, beside `undoReveals`: true if undoing this very move
///   reveals anything; without it, every move does.
/// - `std::string knownAs(const Options&, const Start&)`: the part of the start by which a player would
///   recognize a deal, if that is not the whole start (the cards of a shoe, but not the money that is brought
///   to it).
/// - `static constexpr std::int64_t undoCost`: the points that each undo costs (in games whose score counts
///   undos).
/// - `bool dealIsSlow(const Options&)` and `Start deal(const Options&, std::uint64_t, std::stop_token)`: a
///   deal that needs a search and is made on a worker thread.
/// - `std::string key(const State&)`: a text (of any bytes) of everything on which the rest of a game
///   depends, so without counters of moves. With it the framework's solver proves shortest solutions and dead
///   ends.
/// - `State imagine(const Observation&, Random&)`: a state that looks like this to the seat to move, with
///   what it cannot see dealt at random. Only with it the framework plays a game with hidden information.
/// - `static constexpr bool unaided = true`: the framework supplies neither hints nor computer players.
///   Without it, a game with deals that lacks `hint`, or has seats and lacks `levels`, gets the framework's
///   own.
/// - `std::string diagram(const State&)`: the position as lines of letters, for the clipboard; only what the
///   player sees.
/// - `std::optional<Judgement<Move>> judge(const State&, const Move& made, const Question&)` and
///   `Message costText(double cost)`: the review of a game. judge() judges a legal move for the seat to move,
///   on a worker thread and within the question's limits; nothing for a move that decides nothing (the only
///   one, a mark). In a game with hidden information it takes the Observation of that seat instead.
///   costText() returns a cost in words ("2 slides"); it may have the options, with a default, behind it.
/// - `GameJudgement<Move> judgeGame(const State& first, const std::vector<Move>& moves, const Question&)`,
///   beside `judge`, in games that are played alone: called instead of it for all moves at once, where they
///   tell more than each alone (the move after which a deal cannot be won any more).
/// - `double endValue(const State&, int seat)`, beside `judge`, in games of chance: the value of a finished
///   game for a seat. From it the review tells luck apart from choices.
///
/// Optional members of games for several seats:
/// - `std::vector<Message> seats(const Options&)`: the names of the seats in order; with fewer than two, the
///   game is played alone. With a second parameter `const Seats& who = {}` the names depend on who plays
///   (players.h).
/// - `int seatToMove(const State&)`: the seat to move, from 0; -1 when the game is over.
/// - `std::vector<int> standing(const State&)`: the rank of every seat, from 1 (best); ties are equal. Called
///   when the game is over; `outcome` is `over` or `drawn` then, and who has won follows from who sits where.
/// - `std::vector<Figure> seatFigures(const State&, int seat)`: figures of one seat, for the statistics of a
///   person who plays against computers only. The seat's rank among more than two is counted anyway.
/// - `Seats usualSeats(const Options&)`: the players of somebody's first game; without it, people everywhere.
/// - `std::vector<Level> levels()` and `Move choose(const State&, std::string_view level, const Question&)`:
///   the computer's levels, weakest first, and its move for the seat to move, chosen on a worker thread.
/// - `Observation` and `Observation observe(const State&, int seat)`: everything that this seat may know.
///   Players and hints of such a game are given the observation and never the state.
/// - `Message tell(const State& before, const Move&, const State& after)`: one sentence for the record of the
///   game; empty for a move that is not worth one. With a fourth parameter `const Seats& who = {}` the
///   sentence is addressed to those who play, so that it may say "you".
/// - `std::optional<Seats> seatsOf(std::string_view optionsText)`: the players in the options' text of an
///   earlier version, which contained the seats too.
/// - `std::string countedAs(const Options&, const Seats&)`: the set of results that a game counts in, where
///   that is not simply the options with the seats.
template <class R>
concept Rules = requires(const typename R::Options& options, const typename R::Start& start,
                         const typename R::State& state, const typename R::Move& move,
                         std::string_view text) {
    requires std::semiregular<typename R::Options> && std::semiregular<typename R::Start>;
    requires std::semiregular<typename R::State> && std::copyable<typename R::Move>;
    requires haveEquality<typename R::Options, typename R::Start, typename R::State, typename R::Move>();

    { R::begin(options, start) } -> std::same_as<typename R::State>;
    /// Returns the next state, or the reason why the move is illegal. Of the kinds of moves that legalMoves()
    /// lists, only those listed are legal.
    { R::apply(state, move) } -> std::same_as<Result<typename R::State>>;
    { R::legalMoves(state) } -> std::same_as<std::vector<typename R::Move>>;
    { R::outcome(state) } -> std::same_as<Outcome>;

    { R::write(options) } -> std::same_as<std::string>;
    { R::write(start) } -> std::same_as<std::string>;
    { R::write(move) } -> std::same_as<std::string>;
    { R::readOptions(text) } -> std::same_as<Result<typename R::Options>>;
    { R::readStart(options, text) } -> std::same_as<Result<typename R::Start>>;
    { R::readMove(text) } -> std::same_as<Result<typename R::Move>>;
    /// Returns the options in a few words for lists ("Expert, 30 x 16, 99 mines").
    { R::describe(options) } -> std::same_as<Message>;
};

/// The base of rules whose texts are written and read by forms (text_form.h), which one source file of the
/// rules declares:
///
///     struct TextForms;  // in rules.h
///     struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> { ... };
///
///     struct TextForms {  // in rules_text.cpp
///         static constexpr auto options = form::text(...);
///         static constexpr auto start = form::text(...);
///         static constexpr auto move = form::text(...);
///     };
///     template struct plt::WrittenBy<nim::TextForms, nim::Options, nim::Start, nim::Move>;
///
/// Any type with `write(value)` and `plt::Result read(text)` can stand in place of a form::text(). A start is
/// read with its options: `read(text, options)`.
template <class Forms, class OptionsType, class StartType, class MoveType>
struct WrittenBy {
    using Options = OptionsType;
    using Start = StartType;
    using Move = MoveType;

    static std::string write(const Options& options);
    static std::string write(const Start& start);
    static std::string write(const Move& move);
    static Result<Options> readOptions(std::string_view text);
    static Result<Start> readStart(const Options& options, std::string_view text);
    static Result<Move> readMove(std::string_view text);
};

/// Rules with deals.
template <class R>
concept HasDeal = requires(const typename R::Options& options, std::uint64_t seed) {
    { R::deal(options, seed) } -> std::same_as<typename R::Start>;
};

/// Rules with hidden information.
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

/// The type that players and hints of a game are given: the observation where there is one, else the state.
template <class R>
using Seen = typename detail::SeenBy<R>::Type;

/// Returns the part of the state that the seat may see.
template <class R>
Seen<R> seenBy(const typename R::State& state, int seat) {
    if constexpr (HasObservation<R>)
        return R::observe(state, seat);
    else
        return state;
}

/// Rules that can imagine what is hidden.
template <class R>
concept HasImagine = HasObservation<R> && requires(const Seen<R>& seen, Random& random) {
    { R::imagine(seen, random) } -> std::same_as<typename R::State>;
};

/// Rules that identify positions for searches.
template <class R>
concept HasKey = requires(const typename R::State& state) {
    { R::key(state) } -> std::same_as<std::string>;
};

/// Rules with hints.
template <class R>
concept HasHint = requires(const Seen<R>& seen, std::stop_token stop) {
    { R::hint(seen, stop) } -> std::same_as<Hint<typename R::Move>>;
};

/// Rules whose hints build on earlier ones.
template <class R>
concept HasHintAlong = HasHint<R> &&
    requires(const Seen<R>& seen, const Ways<typename R::Move>& known, std::stop_token stop) {
    { R::hintAlong(seen, known, stop) } -> std::same_as<Hint<typename R::Move>>;
};

/// Rules with quick hints.
template <class R>
concept HasFirstHint = HasHint<R> && requires(const Seen<R>& seen, std::stop_token stop) {
    { R::firstHint(seen, stop) } -> std::same_as<Hint<typename R::Move>>;
};

/// Rules that judge moves.
template <class R>
concept HasReview = requires(const Seen<R>& seen, const typename R::Move& made, const Question& question,
                             double cost) {
    { R::judge(seen, made, question) } -> std::same_as<std::optional<Judgement<typename R::Move>>>;
    { R::costText(cost) } -> std::same_as<Message>;
};

/// Rules that judge games as a whole.
template <class R>
concept HasGameReview = HasReview<R> &&
    requires(const typename R::State& first, const std::vector<typename R::Move>& moves,
             const Question& question) {
    { R::judgeGame(first, moves, question) } -> std::same_as<GameJudgement<typename R::Move>>;
};

/// Rules whose reviews tell luck apart from choices.
template <class R>
concept HasLuck = HasReview<R> && requires(const typename R::State& state, int seat) {
    { R::endValue(state, seat) } -> std::same_as<double>;
};

/// Rules with a score.
template <class R>
concept HasScore = requires(const typename R::State& state) {
    { R::score(state) } -> std::same_as<std::int64_t>;
};

/// Rules with a ranking of their own.
template <class R>
concept HasRanking = requires {
    { R::ranking } -> std::convertible_to<Ranking>;
};

/// Rules with options that are not ranked.
template <class R>
concept HasRankedOptions = requires(const typename R::Options& options) {
    { R::isRanked(options) } -> std::same_as<bool>;
};

/// Rules with figures for the statistics.
template <class R>
concept HasFigures = requires(const typename R::State& state, std::chrono::milliseconds elapsed) {
    { R::figures(state, elapsed) } -> std::same_as<std::vector<Figure>>;
};

/// Rules with figures for each seat.
template <class R>
concept HasSeatFigures = requires(const typename R::State& state, int seat) {
    { R::seatFigures(state, seat) } -> std::same_as<std::vector<Figure>>;
};

/// Rules that decide for each move if undoing it reveals anything.
template <class R>
concept HasReveals = requires(const typename R::State& before, const typename R::Move& move) {
    { R::reveals(before, move) } -> std::same_as<bool>;
};

/// Rules whose first move takes part in the deal.
template <class R>
concept HasExactStart = requires(const typename R::Options& o, const typename R::Start& s,
                                 const typename R::State& now) {
    { R::exactStart(o, s, now) } -> std::same_as<typename R::Start>;
};

/// Rules with a start for every state.
template <class R>
concept HasStartAt = requires(const typename R::State& state) {
    { R::startAt(state) } -> std::same_as<typename R::Start>;
};

/// Rules that identify a deal by a part of its start.
template <class R>
concept HasKnownAs = requires(const typename R::Options& o, const typename R::Start& s) {
    { R::knownAs(o, s) } -> std::same_as<std::string>;
};

/// Rules whose deals may need a worker thread.
template <class R>
concept HasSlowDeal = requires(const typename R::Options& o, std::uint64_t seed, std::stop_token stop) {
    { R::dealIsSlow(o) } -> std::same_as<bool>;
    { R::deal(o, seed, stop) } -> std::same_as<typename R::Start>;
};

/// Rules for several seats.
template <class R>
concept HasSeats = requires(const typename R::Options& options, const typename R::State& state) {
    { R::seats(options) } -> std::same_as<std::vector<Message>>;
    { R::seatToMove(state) } -> std::same_as<int>;
    { R::standing(state) } -> std::same_as<std::vector<int>>;
};

/// Rules that propose the players of a first game.
template <class R>
concept HasUsualSeats = requires(const typename R::Options& options) {
    { R::usualSeats(options) } -> std::same_as<Seats>;
};

/// Rules that can read the seats from the options' text of an earlier version.
template <class R>
concept HasSeatsInOptions = requires(std::string_view text) {
    { R::seatsOf(text) } -> std::same_as<std::optional<Seats>>;
};

/// Rules with sets of results of their own.
template <class R>
concept HasCountedAs = requires(const typename R::Options& options, const Seats& seats) {
    { R::countedAs(options, seats) } -> std::same_as<std::string>;
};

/// Rules with computer players.
template <class R>
concept HasLevels = HasSeats<R> &&
    requires(const Seen<R>& seen, std::string_view level, const Question& question) {
    { R::levels() } -> std::same_as<std::vector<Level>>;
    { R::choose(seen, level, question) } -> std::same_as<typename R::Move>;
};

/// Rules that can draw a position in text.
template <class R>
concept HasDiagram = requires(const typename R::State& state) {
    { R::diagram(state) } -> std::same_as<std::string>;
};

/// Rules with a record in sentences.
template <class R>
concept HasRecord = requires(const typename R::State& before, const typename R::Move& move,
                             const typename R::State& after) {
    { R::tell(before, move, after) } -> std::same_as<Message>;
};

/// Returns the names of the seats with these players.
template <HasSeats R>
std::vector<Message> namesOfSeats(const typename R::Options& options, const Seats& seats) {
    if constexpr (requires { R::seats(options, seats); }) {
        return R::seats(options, seats);
    } else {
        return R::seats(options);
    }
}

/// Returns the sentence for a move, addressed to these players; empty for a move that is not worth one.
template <HasRecord R>
Message recordSentence(const Seats& seats, const typename R::State& before, const typename R::Move& move,
                       const typename R::State& after) {
    if constexpr (requires { R::tell(before, move, after, seats); }) {
        return R::tell(before, move, after, seats);
    } else {
        return R::tell(before, move, after);
    }
}

/// Returns the points that each undo costs, 0 by default.
template <class R>
constexpr std::int64_t undoCost() {
    if constexpr (requires { R::undoCost; }) {
        return R::undoCost;
    } else {
        return 0;
    }
}

/// Returns true if the framework supplies hints and computer players that rules do not have.
template <class R>
constexpr bool mayBeAided() {
    if constexpr (requires { R::unaided; })
        if (R::unaided) return false;
    return HasDeal<R> && (!HasObservation<R> || HasImagine<R>);
}

/// Returns true if undoing moves reveals hidden information, false by default.
template <class R>
constexpr bool undoReveals() {
    if constexpr (requires { R::undoReveals; }) {
        return R::undoReveals;
    } else {
        return false;
    }
}

/// Returns the text that identifies a position for searches: the key, or the bytes of a state where equal
/// ones have equal bytes.
template <Rules R>
std::string keyOf(const typename R::State& state) {
    using State = typename R::State;
    if constexpr (HasKey<R>)
        return R::key(state);
    else if constexpr (std::has_unique_object_representations_v<State>)
        return std::string(reinterpret_cast<const char*>(&state), sizeof(State));
    else
        return {};
}

/// Returns the memory that a state takes; what lies behind pointers is guessed.
template <Rules R>
constexpr std::size_t stateBytes() {
    using State = typename R::State;
    return std::is_trivially_copyable_v<State> ? sizeof(State) : 128 + 2 * sizeof(State);
}

/// Makes random moves in a state, as the other playAtRandom().
template <Rules R>
int playAtRandom(typename R::State& state, Random& random, int mostMoves) {
    using State = typename R::State;
    return playAtRandom(
        state, random, mostMoves, [](const State& reached) { return R::legalMoves(reached); },
        [](const State& reached, const typename R::Move& move) { return R::apply(reached, move); },
        [](const State& reached) { return R::outcome(reached) != Outcome::playing; },
        [](const State& before, const State& after) {
            if constexpr (HasSeats<R>) return isNoWin(R::standing(after), R::seatToMove(before));
            return R::outcome(after) == Outcome::lost;
        });
}

}  // namespace plt
