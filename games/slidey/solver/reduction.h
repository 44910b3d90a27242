// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <vector>

namespace slidey {

/// The part of a board that is left once its upper rows and left columns are done: these columns and rows,
/// the last ones excluded.
struct Region {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    int columns() const { return right - left; }
    int rows() const { return bottom - top; }
    bool contains(int column, int row) const {
        return column >= left && column < right && row >= top && row < bottom;
    }
    bool operator==(const Region&) const = default;
};

/// A line of tiles to be brought home: the upper row or the left column of a region.
struct Line {
    Region region;
    bool isRow = true;
    int length() const { return isRow ? region.columns() : region.rows(); }
};

/// One step of a reduction: the next tile of a line, or the last two, which have to be placed together.
struct Subgoal {
    Line line;
    std::vector<Tile> tiles;
};

/// The lines that reduce a large board until at most three columns and rows are left: always the upper row or
/// the left column, whichever leaves the region closer to a square.
class Reduction {
  public:
    Reduction(int columns, int rows);
    const std::vector<Subgoal>& subgoals() const { return subgoals_; }
    /// The region that is left after all of them.
    const Region& rest() const { return rest_; }
    /// The index of the first subgoal that is not reached, or the number of subgoals. Later subgoals that
    /// happen to be reached do not count.
    std::size_t reached(const Position& position) const;

  private:
    std::vector<Subgoal> subgoals_;
    Region rest_;
};

}  // namespace slidey
