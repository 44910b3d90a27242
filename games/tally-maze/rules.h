// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "tally-maze/chase/chase.h"
#include "tally-maze/chase/key.h"
#include "tally-maze/chase/search.h"
#include "tally-maze/lessons/lesson.h"
#include "tally-maze/maze/board_number.h"
#include "tally-maze/maze/enumeration.h"
#include "tally-maze/maze/maze.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tally_maze {

inline constexpr int smallestSize = 6;
inline constexpr int largestSize = largestSide;

/// The most keys by which a dealt board can be won. The ball can go on for ever without being caught, so the
/// search has to be bounded.
constexpr int maximumKeys(int size) {
    return 5 * size;
}

struct Options {
    /// Columns and rows, smallestSize .. largestSize, or those of the lesson.
    int size = smallestSize;
    /// The number of a lesson; 0 for boards that are dealt.
    int lesson = 0;

    /// The options of a lesson, 1 .. lessonCount.
    static Options ofLesson(int lesson) { return {lessonAt(lesson).size, lesson}; }
    bool operator==(const Options&) const = default;
};

/// The number of the first maze. Dealt boards are proven to be winnable with maximumKeys(); other numbers can
/// be played, too.
struct Start {
    BoardNumber number;
    bool operator==(const Start& other) const { return number == other.number; }
};

struct State {
    Options options;
    BoardNumber number;  ///< of the present maze
    Maze maze;
    Position position;
    int keys = 0;   ///< pressed so far
    int nexts = 0;  ///< keys that switched to the next maze

    int exit() const { return maze.cells() - 1; }
    bool operator==(const State& other) const {
        return options == other.options && number == other.number && position == other.position &&
               keys == other.keys && nexts == other.nexts;
    }
};

/// A legal key: steps into walls are illegal, so that pressing them leaves no trace.
using Move = Key;

/// The number of the maze that the key `next` switches to.
BoardNumber nextNumber(const State& state);

/// The maze that the key `next` switches to.
Maze nextMaze(const State& state);

/// Returns true if a search on boards of this size may take longer than a frame.
constexpr bool searchIsSlow(int size) {
    return size > smallestSize;
}

/// Searches for the fewest keys that win from here, at most maximumKeys(). From the first position this is
/// the par of the board. Takes up to some seconds and 75 MB; slow searches wait for each other.
Escape fewestKeys(const State& state, std::stop_token stop);

/// The name of a key in a sentence.
plt::Message nameOf(Key key);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = tally_maze::State;

    /// The first in a sequence of random boards that is proven to be winnable with maximumKeys(), or the only
    /// board of a lesson.
    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// The same; a stopped search returns a board that may be lost, for which nobody is waiting.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return searchIsSlow(options.size); }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    /// Decided when the ball moves: won on the exit, lost in a pumpkin's cell.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    /// The next keys of a shortest way, proven by exhaustive search.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Compares the fewest keys that win with a key and with the best one, where the searches end within the
    /// budget; both are proven then. Where nothing wins, nothing is judged.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// The maze with walls of `+`, `-` and `|`, the ball as `o` and every pumpkin as `P`.
    static std::string diagram(const State& state);

    /// The number of keys pressed.
    static std::int64_t score(const State& state) { return state.keys; }
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
};

static_assert(plt::Rules<Rules> && plt::HasDeal<Rules> && plt::HasSlowDeal<Rules> && plt::HasHint<Rules> &&
              plt::HasScore<Rules> && plt::HasRanking<Rules> && plt::HasFigures<Rules> &&
              plt::HasDiagram<Rules>);

}  // namespace tally_maze
