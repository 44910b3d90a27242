// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// A sequence of moves of the hole that brings every tile home.
struct Solution {
    /// The cells that the hole moves to, in order, each adjacent to the one before.
    std::vector<int> way;
    /// A lower bound for the slides of any solution; equal to the length of `way` if that is proven shortest.
    int atLeast = 0;

    int slides() const { return static_cast<int>(way.size()); }
    bool isShortest() const { return slides() == atLeast; }
};

/// Returns true if solve() looks for shortest solutions of boards of this size.
bool solvesShortest(int columns, int rows);
/// Returns true if solve() gives them at once, without a search.
bool solvesAtOnce(int columns, int rows);

/// The time that solve() spends on a shortest solution.
enum class Effort {
    second,    ///< about a second; then it gives the best that is found
    unlimited  ///< until it is found or stopped
};
/// Solves any solvable position: with a shortest solution if solvesShortest() and the effort is enough for
/// it, otherwise with the shortest that can be found within about a second; the first board of a size may
/// take another one, for its tables. Depends on the position, the effort, and the shortest solutions that
/// earlier searches without limit found over this position. Returns nothing if stopped.
std::optional<Solution> solve(const Position& position, const std::stop_token& stop,
                              Effort effort = Effort::second);

/// A shortest solution, or a proof that it is longer than was asked.
struct Within {
    std::optional<std::vector<int>> way;  ///< as in Solution
    int atLeast = 0;                      ///< no solution has fewer slides
};
/// Looks for a shortest solution of at most `slides` slides, and visits at most `positions` positions. If there
/// is none, `atLeast` is greater than `slides`. Only for boards that solvesShortest().
Within solveWithin(const Position& position, int slides, std::uint64_t positions,
                   const std::stop_token& stop);
/// Returns the positions, as solveWithin() counts them, that take as long as solveRoughly().
std::uint64_t costOfRoughly(int columns, int rows);
/// Finds a good solution in a short time, by narrow searches; nothing if stopped.
std::optional<std::vector<int>> solveRoughly(const Position& position, const std::stop_token& stop);

/// Converts a way to moves, each of which slides all tiles of a straight segment; returns the cells to
/// choose.
std::vector<int> movesOf(const Position& position, const std::vector<int>& way);

}  // namespace slidey
