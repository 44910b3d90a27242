// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// The lines of a text without their ends, a byte order mark, and blanks behind them.
std::vector<std::string_view> linesOf(std::string_view text);
std::string_view trimmed(std::string_view text);
bool isBlank(char c);

/// Numbers with blanks, and commas where they are allowed, between them; zeros are left out. Refuses what is
/// no number from 0 to largestSide.
plt::Result<Runs> readRuns(std::string_view line, bool commas);
/// Numbers with this between them; `0` for none.
std::string writeRuns(std::span<const std::uint8_t> runs, std::string_view between);
/// A side of a board.
plt::Result<int> readSide(std::string_view text);

/// Lines of clues with the lines of the file they stand in.
struct ClueLines {
    std::vector<Runs> lines;
    std::vector<int> places;
};
/// Adds a line of clues, or the problem that it is.
bool addRuns(std::string_view text, int place, bool commas, ClueLines& to, std::vector<Problem>& problems);
/// The clues, if all lines are long enough for them; otherwise nothing and a problem that names the line.
std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns, std::vector<Problem>& problems);

}  // namespace paint_by_numbers
