// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"

#include <cstdint>

namespace lights_out {

/// A random solvable, not yet solved board of this grade. Made by pressing k different cells of a dark board:
/// for grade any, k is the number of heads in 2 (size + 1) coin flips; otherwise it is drawn from the grade's
/// presses, at most three per row. Boards of another grade are discarded. The form must be playable and the
/// grade at most hardestGrade().
CellSet randomBoard(const Form& form, Grade grade, std::uint64_t seed);

}  // namespace lights_out
