// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace checkers {

/// Moves, results and positions (UTF-8) with the letters of a plain keyboard: dashes of every kind become
/// '-', multiplication signs 'x', unusual blanks ' ', one half "1/2". Everything else stays.
std::string plainLetters(std::string_view text);

/// How many bytes a blank of any kind takes at the beginning of this text (UTF-8); 0 if there is none.
std::size_t blankAtFront(std::string_view text);

}  // namespace checkers
