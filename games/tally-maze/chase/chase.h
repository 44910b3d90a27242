// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/maze.h"

#include <array>

namespace tally_maze {

/// The cells of the ball and of the pumpkins.
struct Position {
    int ball = 0;
    std::array<int, 2> pumpkins{};

    bool isCaught() const { return ball == pumpkins[0] || ball == pumpkins[1]; }
    bool operator==(const Position&) const = default;
};

/// The index, 0 or 1, of the pumpkin that is nearer to the ball and chases it; the first if both have the
/// same distance. The other one is the planner, which walks by the next maze.
int chaserOf(const Maze& maze, const Position& position);

/// The pumpkins' cells after their move. The chaser takes a step on its way to the ball; the planner takes
/// the step that it would take in the next maze, unless a wall of this one blocks it. Both decide before
/// either moves, and neither moves once the ball is caught.
std::array<int, 2> pumpkinsMoved(const Maze& maze, const Maze& next, const Position& position);

}  // namespace tally_maze
