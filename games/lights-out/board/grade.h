// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"

namespace lights_out {

/// The difficulty of a board, by the fewest presses that solve it.
enum class Grade { any, easy, medium, hard, expert };

/// A range of presses, both ends included.
struct PressRange {
    int first;
    int last;
};

/// The range of fewest presses for a grade: easy 1 to 5, medium 6 to 9, hard 10 to 14, expert 15 and more;
/// any covers all.
PressRange pressesOf(Grade grade);

/// The grade of a board that needs this many presses (at least 1).
Grade gradeOf(int fewestPresses);

/// The hardest grade with enough boards to deal.
Grade hardestGrade(const Form& form);

}  // namespace lights_out
