// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/board_number.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tally_maze {

/// A number in as few letters and digits as can be read aloud and typed in any case: base 32 without i, l, o
/// and u, and at the end a letter by which most slips are found.
std::string boardCode(const BoardNumber& number);

/// The number in full, in decimal digits.
std::string boardDigits(const BoardNumber& number);

/// No text that names a board is longer, game IDs and codes with hyphens included.
inline constexpr std::size_t longestBoardText = 256;

/// Reads either form; a code may have capitals, hyphens, and the letters that look like digits. None for
/// anything else, and for numbers from `count` on.
std::optional<BoardNumber> readBoard(std::string_view text, const BoardNumber& count);

}  // namespace tally_maze
