// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/board_number.h"
#include "tally-maze/maze/maze.h"

namespace tally_maze {

/// The maximum of both sides of a maze that can be counted; the minimum is 1.
inline constexpr int largestSide = 16;

/// The number of mazes of this size. Every maze is a tree: a crossing of four wall segments, of which one is
/// whole and each other has one gap, divides the rectangle into four, which are mazes again. The same walls
/// can be made in several ways and are counted as often.
const BoardNumber& mazeCount(int width, int height);

/// The maze with this number, 0 <= number < mazeCount(width, height). Consecutive mazes differ little.
Maze mazeAt(int width, int height, const BoardNumber& number);

/// The number after this one; 0 after the last.
BoardNumber numberAfter(int width, int height, const BoardNumber& number);

}  // namespace tally_maze
