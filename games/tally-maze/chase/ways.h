// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/maze.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tally_maze {

/// Look-up table of all shortest ways in a maze that is a tree of at most 256 cells.
class Ways {
  public:
    explicit Ways(const Maze& maze);

    /// The first cell on the way to `target`; `from` itself if it is the target.
    int step(int from, int target) const { return ways_[at(from, target)].step; }
    /// The number of steps of the way.
    int distance(int from, int target) const { return ways_[at(from, target)].distance; }
    /// The neighbour in this direction; -1 if there is a wall.
    int neighbour(int cell, Direction direction) const {
        return joined_[cell][static_cast<std::size_t>(direction)];
    }

  private:
    struct Way {
        std::uint8_t step = 0;
        std::uint8_t distance = 0;
    };

    std::size_t at(int from, int target) const { return static_cast<std::size_t>(target * cells_ + from); }

    int cells_;
    std::vector<std::array<std::int16_t, 4>> joined_;
    std::vector<Way> ways_;
};

}  // namespace tally_maze
