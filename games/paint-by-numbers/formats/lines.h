// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// Splits a text into lines without line ends, byte order mark and trailing white space.
std::vector<std::string_view> linesOf(std::string_view text);
std::string_view trimmed(std::string_view text);
bool isBlank(char c);

/// Parses numbers separated by blanks, and by commas if allowed; zeros are dropped. Fails for anything else
/// than numbers from 0 to largestSide.
plt::Result<Runs> readRuns(std::string_view line, bool commas);
/// The numbers joined by `between`; `0` if there are none.
std::string writeRuns(std::span<const std::uint8_t> runs, std::string_view between);
/// Parses the side of a board.
plt::Result<int> readSide(std::string_view text);

/// Lines of clues with their line numbers in the file.
struct ClueLines {
    std::vector<Runs> lines;
    std::vector<int> places;
};
/// Adds a line of clues; adds a problem and returns false if it is invalid.
bool addRuns(std::string_view text, int place, bool commas, ClueLines& to, std::vector<Problem>& problems);
/// The clues; if a line is too short for them, returns nothing and adds a problem with that line.
std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns, std::vector<Problem>& problems);

}  // namespace paint_by_numbers
