// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <cstdint>
#include <string>
#include <vector>

namespace paint_by_numbers {

/// What the player has made of a cell. The last two were shown to be mistakes.
enum class Mark : std::uint8_t { unknown, blue, white, wrongBlue, wrongWhite };

constexpr bool isWrong(Mark mark) {
    return mark == Mark::wrongBlue || mark == Mark::wrongWhite;
}

/// The marks of all cells, row by row.
using Marks = std::vector<Mark>;

/// What the marks claim; of a mistake that was shown, nothing.
Grid claimed(const Marks& marks, int width, int height);

/// Which runs of a line are settled: each is drawn, and it can be no other. In the order of the clue.
std::vector<bool> settledRuns(const Clues& clues, const Grid& claimed, int line);

}  // namespace paint_by_numbers
