// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/maze.h"

#include <array>

namespace tally_maze {

/// Where everybody stands, as cells of the maze.
struct Position {
    int ball = 0;
    std::array<int, 2> pumpkins{};

    bool isCaught() const { return ball == pumpkins[0] || ball == pumpkins[1]; }
    bool operator==(const Position&) const = default;
};

/// The pumpkin, 0 or 1, that is nearer to the ball and runs after it; the first of two at the same distance.
/// The other one plans for the next maze.
int chaserOf(const Maze& maze, const Position& position);

/// The pumpkins after their move. The chaser takes a step on its way to the ball; the planner takes the step
/// that it would take in the next maze, where no wall of this one is in its way. Both decide before either
/// moves, and neither moves once the ball is caught.
std::array<int, 2> pumpkinsMoved(const Maze& maze, const Maze& next, const Position& position);

}  // namespace tally_maze
