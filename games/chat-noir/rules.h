// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/world.h"
#include "common/rules/random.h"
#include "common/rules/rules.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chat_noir {

inline constexpr int minSize = 5;

/// The largest number of circles blocked at the start: 30 % of the board's, rounded down.
constexpr int maxBlocks(int size) {
    return (size * size - 2) * 30 / 100;
}

struct Options {
    /// Columns and rows: odd, minSize to maxSize.
    int size = 11;
    /// Circles blocked at the start: 0 to maxBlocks(size).
    int blocks = 6;
    CatKind cat = CatKind::plain;
    /// Deal only boards on which it is proven that this cat can be trapped, whatever steps it chooses. The
    /// sleepy cat may take every step, so its boards can be won against every cat.
    bool sure = false;
    bool operator==(const Options&) const = default;
};

/// The smallest number of blocked circles with which boards that can surely be won are found soon enough;
/// none on boards that are too large for a proof. See the table in docs/performance.md.
std::optional<int> fewestSureBlocks(int size, CatKind cat);

/// Returns true if all options are in range.
bool valid(const Options& options);

struct Start {
    /// Sorted, without the centre.
    std::vector<Cell> blocked;
    /// Seed of the cat's choices, so that the same blocks always get the same replies.
    std::uint32_t catSeed = 0;
    bool operator==(const Start&) const = default;
};

struct State {
    Options options;
    Position position;
    /// The circle blocked in the last turn, and the cat's cell before it.
    std::optional<Cell> lastBlocked;
    std::optional<Cell> catBefore;
    int turns = 0;
    /// The cat's future choices. Hints must not use it.
    plt::Random random{0};
    bool operator==(const State&) const = default;
};

/// Blocks this circle.
struct Move {
    Cell cell;
    bool operator==(const Move&) const = default;
};

/// Columns have letters and rows numbers from 1; the upper left of the board is near a1.
std::string cellName(Cell cell);

struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = chat_noir::State;

    /// Random blocks as in the manual, but never with a cat that is trapped before the first turn. With
    /// `sure` the first of a sequence of them on which the cat can be trapped, proven.
    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// Overload that can be stopped: the board may then be lost, but nobody waits for it.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return options.sure; }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);

    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Judges a block by the chance to trap the cat, in percent: 100 where that is proven, within a bounded search;
    /// else the share of trial games that were won.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// One line per row, every second one half a step to the right: `.` free, `#` blocked, `C` the cat.
    static std::string diagram(const State& state);

    /// The number of turns played; fewer turns to trap the cat are better.
    static std::int64_t score(const State& state) { return state.turns; }
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasScore<Rules> && plt::HasRanking<Rules> &&
              plt::HasSlowDeal<Rules> && plt::HasReview<Rules>);

}  // namespace chat_noir
