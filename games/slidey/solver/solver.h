// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// A way to bring every tile home.
struct Solution {
    /// The cells that the hole goes to, one after the other, each beside the one before.
    std::vector<int> way;
    /// No shorter way has fewer slides than this; as many as `way` where that is proven to be shortest.
    int atLeast = 0;

    int slides() const { return static_cast<int>(way.size()); }
    bool isShortest() const { return slides() == atLeast; }
};

/// Whether solve() gives shortest solutions of boards of this size.
bool solvesShortest(int columns, int rows);
/// Whether it gives them at once, without a search.
bool solvesAtOnce(int columns, int rows);

/// A solution of any position that can be solved: a shortest one where solvesShortest(), otherwise as short a
/// one as can be found within a second. Depends on nothing but the position. Nothing when stopped.
std::optional<Solution> solve(const Position& position, const std::stop_token& stop);

/// The same way in moves, each of which slides all tiles of a straight piece: the cells to choose.
std::vector<int> movesOf(const Position& position, const std::vector<int>& way);

}  // namespace slidey
