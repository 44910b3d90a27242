// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/file_colours.h"
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
    /// The colours of the numbers, as numbered by FileColours, of a file with colours; parallel to `lines`.
    std::vector<Runs> colours;
};
/// Adds a line of clues; adds a problem and returns false if it is invalid.
bool addRuns(std::string_view text, int place, bool commas, ClueLines& to, std::vector<Problem>& problems);
/// The same with the colours of the numbers that are not 0. Where there are fewer colours than numbers, the
/// last one goes on.
bool addColouredRuns(std::string_view text, Runs colours, int place, bool commas, ClueLines& to,
                     std::vector<Problem>& problems);
/// The clues; if a line is too short for them, returns nothing and adds a problem with that line.
std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns, std::vector<Problem>& problems);
/// The same for a file that may have colours; with fewer than two the puzzle is in blue and white. Colours
/// whose value is not known are a problem, but for the one of numbers without a colour, `usual`.
std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns, const FileColours& colours,
                             int usual, std::vector<Problem>& problems);
/// A picture in the colours of the clues. Its cells are numbers of FileColours, 0 for white, -1 for unknown
/// and -2 for one of several colours, row by row; cells of colours that the clues do not have are unknown.
Grid inColoursOf(const Clues& clues, const FileColours& colours, const std::vector<int>& picture);
/// The clues of such a picture without numbers: in colours if there are several and all have values, else in
/// blue and white.
Clues cluesOfPicture(int width, int height, const FileColours& colours, const std::vector<int>& picture);
/// The numbers with the letters of their colours, joined by `between`; `0` if there are none.
std::string writeColouredRuns(const Clues& clues, int line, std::string_view between);

}  // namespace paint_by_numbers
