// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <cstdint>
#include <string>
#include <vector>

namespace paint_by_numbers {

/// The player's mark of a cell. Wrong ones have been shown to be mistakes. Colours from number 2 on follow,
/// and then the same colours by mistake.
enum class Mark : std::uint8_t {
    unknown,
    blue,
    white,
    wrongBlue,
    wrongWhite,
    colour2,
    colour8 = colour2 + mostColours - 2,
    wrongColour2,
    wrongColour8 = wrongColour2 + mostColours - 2
};

constexpr bool isWrong(Mark mark) {
    return mark == Mark::wrongBlue || mark == Mark::wrongWhite || mark >= Mark::wrongColour2;
}
/// The number of the mark's colour, from 1, also if it is a mistake; 0 if it has none.
constexpr int colourOf(Mark mark) {
    if (mark == Mark::blue || mark == Mark::wrongBlue) return 1;
    if (mark < Mark::colour2) return 0;
    const auto first = mark >= Mark::wrongColour2 ? Mark::wrongColour2 : Mark::colour2;
    return static_cast<int>(mark) - static_cast<int>(first) + 2;
}
/// The mark of a colour's number; white for 0.
constexpr Mark markOfColour(int colour) {
    if (colour < 2) return colour == 0 ? Mark::white : Mark::blue;
    return static_cast<Mark>(static_cast<int>(Mark::colour2) + colour - 2);
}
/// The mark as a mistake; unknown stays unknown.
constexpr Mark wrongMark(Mark mark) {
    if (mark == Mark::blue) return Mark::wrongBlue;
    if (mark == Mark::white) return Mark::wrongWhite;
    if (mark < Mark::colour2 || isWrong(mark)) return mark;
    return static_cast<Mark>(static_cast<int>(Mark::wrongColour2) + colourOf(mark) - 2);
}
/// The mark as a cell; mistakes are unknown.
constexpr Cell cellOfMark(Mark mark) {
    if (mark == Mark::unknown || isWrong(mark)) return Cell::unknown;
    return cellOfColour(colourOf(mark));
}

/// The marks of all cells, row by row.
using Marks = std::vector<Mark>;

/// The marks as a grid; marks shown to be mistakes are unknown in it.
Grid claimed(const Marks& marks, int width, int height);

/// For each run of a line, in order: true if it is drawn, and the drawn cells can be no other run.
std::vector<bool> settledRuns(const Clues& clues, const Grid& claimed, int line);

}  // namespace paint_by_numbers
