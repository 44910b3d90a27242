// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"
#include "lights-out/board/grade.h"

#include <cstdint>

namespace lights_out {

/// A random board that can be solved, is not solved and has this grade. Made by pressing k different cells of
/// a dark board: for grade any, k is the number of heads in 2 (size + 1) coin flips; for the others it is
/// drawn from the grade's presses, at most three a row. Boards of another grade are thrown away. The form
/// must be playable and the grade at most hardestGrade().
CellSet randomBoard(const Form& form, Grade grade, std::uint64_t seed);

}  // namespace lights_out
