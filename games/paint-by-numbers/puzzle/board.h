// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <cstdint>
#include <string>
#include <vector>

namespace paint_by_numbers {

/// The player's mark of a cell. The last two values have been shown to be mistakes.
enum class Mark : std::uint8_t { unknown, blue, white, wrongBlue, wrongWhite };

constexpr bool isWrong(Mark mark) {
    return mark == Mark::wrongBlue || mark == Mark::wrongWhite;
}

/// The marks of all cells, row by row.
using Marks = std::vector<Mark>;

/// The marks as a grid; marks shown to be mistakes are unknown in it.
Grid claimed(const Marks& marks, int width, int height);

/// For each run of a line, in order: true if it is drawn, and the drawn cells can be no other run.
std::vector<bool> settledRuns(const Clues& clues, const Grid& claimed, int line);

}  // namespace paint_by_numbers
