// SPDX-License-Identifier: MIT
#include "tally-maze/chase/chase.h"

namespace tally_maze {

int chaserOf(const Maze& maze, const Position& position) {
    return maze.distance(position.pumpkins[0], position.ball) <=
                   maze.distance(position.pumpkins[1], position.ball)
               ? 0
               : 1;
}

std::array<int, 2> pumpkinsMoved(const Maze& maze, const Maze& next, const Position& position) {
    auto moved = position.pumpkins;
    if (position.isCaught()) return moved;
    const auto chaser = static_cast<std::size_t>(chaserOf(maze, position));
    const auto planner = 1 - chaser;
    const auto from = position.pumpkins[planner];
    moved[chaser] = maze.stepsTowards(position.ball)[position.pumpkins[chaser]];
    const int planned = next.stepsTowards(position.ball)[from];
    if (maze.areJoined(from, planned)) moved[planner] = planned;
    return moved;
}

}  // namespace tally_maze
