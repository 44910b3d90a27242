// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/board_number.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tally_maze {

/// Encodes a number in few letters and digits that can be read aloud and typed in upper or lower case: base
/// 32 without i, l, o and u, followed by a check letter that detects most typing errors.
std::string boardCode(const BoardNumber& number);

/// The number in full, in decimal digits.
std::string boardDigits(const BoardNumber& number);

/// The maximum length of a text that names a board, including game IDs and codes with hyphens.
inline constexpr std::size_t maximumBoardTextLength = 256;

/// Reads either form; a code may have capitals, hyphens, and letters that look like digits. Returns nothing
/// for any other text, and for numbers of `count` and above.
std::optional<BoardNumber> readBoard(std::string_view text, const BoardNumber& count);

}  // namespace tally_maze
