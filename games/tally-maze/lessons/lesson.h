// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/chase/chase.h"
#include "tally-maze/maze/board_number.h"

namespace tally_maze {

/// The number of taught boards, counted from 1.
inline constexpr int lessonCount = 5;

/// A small board that introduces one thing: steps, waiting, the next maze, looking ahead, and all of them.
struct Lesson {
    int size = 0;
    BoardNumber number;
    Position position;
};

/// The lesson with this number, 1 .. lessonCount.
const Lesson& lessonAt(int lesson);

}  // namespace tally_maze
