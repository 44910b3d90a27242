// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace checkers {

/// Replaces typographic characters in moves, results and positions (UTF-8) by ASCII: all dashes become '-',
/// multiplication signs 'x', unusual blanks ' ', one half "1/2". Everything else is unchanged.
std::string plainLetters(std::string_view text);

/// The length in bytes of a blank of any kind at the beginning of this text (UTF-8); 0 if there is none.
std::size_t blankAtFront(std::string_view text);

}  // namespace checkers
