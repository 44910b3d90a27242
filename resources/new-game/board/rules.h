// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <vector>

/// Nim against the computer: the player who takes the last stone wins.
namespace new_game {

constexpr int maximumHeaps = 5;
constexpr int largestHeap = 7;

struct Options {
    int heaps = 3;  ///< 2 .. maximumHeaps
    bool operator==(const Options&) const = default;
};
struct Start {
    std::vector<int> heaps;  ///< stones in each heap, 1 .. largestHeap
    bool operator==(const Start&) const = default;
};
struct Move {
    int heap = 0;
    int stones = 0;  ///< number of stones taken
    bool operator==(const Move&) const = default;
};
struct State {
    std::vector<int> heaps;
    Move answer;  ///< the computer's last move; no stones before its first move, or if there are none left
    bool playerTookLast = false;
    bool operator==(const State&) const = default;
};

/// Returns the heaps after this move alone, which must be legal.
std::vector<int> without(std::vector<int> heaps, const Move& move);

/// The text forms of options, deals and moves; defined in rules.cpp.
struct TextForms;

struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = new_game::State;

    /// Returns a deal that the player, who begins, can win.
    static Start deal(const Options& options, std::uint64_t seed);
    static State begin(const Options& options, const Start& start);
    /// Makes the player's move and the computer's answer.
    static plt::Result<State> apply(const State& state, const Move& move);
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State& state);
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);

    static plt::Message describe(const Options& options);
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules>);

}  // namespace new_game
