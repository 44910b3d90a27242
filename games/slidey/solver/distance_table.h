// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstdint>
#include <vector>

namespace slidey {

/// How far every position of a small board is from home, found by looking at all of them: at most nine
/// fields.
class DistanceTable {
  public:
    /// Whether there is a table for boards of this size.
    static bool covers(int columns, int rows) { return columns * rows <= mostFields; }
    /// The table of a size, made when it is first asked for. Safe on any thread.
    static const DistanceTable& of(int columns, int rows);

    DistanceTable(int columns, int rows);
    /// Single slides of a shortest solution; -1 for a position that cannot be solved.
    int distance(const std::vector<Tile>& tiles) const;
    /// The cells that the hole goes to, one after the other, on a shortest way home.
    std::vector<int> solution(Position position) const;
    /// The distance of the positions that are farthest from home.
    int farthest() const { return farthest_; }
    /// Positions that can be solved.
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
