// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

/// Reads text, colours, and two sections of clues that begin with a colon.
Reading readOlsak(std::string_view text);
std::string writeOlsak(const Puzzle& puzzle);

}  // namespace paint_by_numbers
