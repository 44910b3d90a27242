// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstdint>
#include <vector>

namespace slidey {

/// The distance from home of every position of a small board of at most nine cells, found by exhaustive
/// search.
class DistanceTable {
  public:
    /// Returns true if there is a table for boards of this size.
    static bool covers(int columns, int rows) { return columns * rows <= mostFields; }
    /// The table for boards of this size, built on first use. Thread-safe.
    static const DistanceTable& of(int columns, int rows);

    DistanceTable(int columns, int rows);
    /// The slides of single tiles in a shortest solution; -1 for a position that cannot be solved.
    int distance(const std::vector<Tile>& tiles) const;
    /// The cells that the hole moves to, in order, in a shortest solution.
    std::vector<int> solution(Position position) const;
    /// The largest distance of any position.
    int farthest() const { return farthest_; }
    /// The number of solvable positions.
    int reachable() const { return reachable_; }

  private:
    static constexpr int mostFields = 9;
    static constexpr std::int8_t unknown = -1;

    int columns_;
    int rows_;
    int farthest_ = 0;
    int reachable_ = 0;
    std::vector<std::int8_t> distances_;
};

}  // namespace slidey
