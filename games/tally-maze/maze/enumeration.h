// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/board_number.h"
#include "tally-maze/maze/maze.h"

namespace tally_maze {

/// Both sides of a maze that can be counted are 1 .. this.
inline constexpr int largestSide = 16;

/// How many mazes of this size there are. Every maze is a tree: a crossing of four wall segments of which one
/// is whole and each other has one gap cuts the rectangle into four, which are mazes again. The same walls
/// can be made in several ways and are counted as often.
const BoardNumber& mazeCount(int width, int height);

/// The maze with this number, 0 <= number < mazeCount(width, height). Neighbours in the enumeration differ
/// little.
Maze mazeAt(int width, int height, const BoardNumber& number);

/// The number after this one; after the last comes 0.
BoardNumber numberAfter(int width, int height, const BoardNumber& number);

}  // namespace tally_maze
