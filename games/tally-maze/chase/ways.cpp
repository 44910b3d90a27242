// SPDX-License-Identifier: MIT
#include "tally-maze/chase/ways.h"

namespace tally_maze {

Ways::Ways(const Maze& maze) : cells_(maze.cells()) {
    const auto cells = static_cast<std::size_t>(cells_);
    joined_.resize(cells);
    ways_.resize(cells * cells);
    for (int cell = 0; cell < cells_; ++cell) {
        for (const auto direction : allDirections) {
            joined_[cell][static_cast<std::size_t>(direction)] = static_cast<std::int16_t>(
                maze.isOpen(cell, direction) ? *maze.neighbour(cell, direction) : -1);
        }
    }
    std::vector<int> reached(cells);
    for (int target = 0; target < cells_; ++target) {
        Way* const ways = ways_.data() + at(0, target);
        ways[target] = {static_cast<std::uint8_t>(target), 0};
        reached[0] = target;
        std::size_t count = 1;
        for (std::size_t i = 0; i < count; ++i) {
            const int cell = reached[i];
            for (const int other : joined_[cell]) {
                // In a tree, the only neighbour reached before this cell is the one it steps to.
                if (other == -1 || other == ways[cell].step) continue;
                ways[other] = {static_cast<std::uint8_t>(cell),
                               static_cast<std::uint8_t>(ways[cell].distance + 1)};
                reached[count++] = other;
            }
        }
    }
}

}  // namespace tally_maze
