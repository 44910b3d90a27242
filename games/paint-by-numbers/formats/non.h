// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

/// Reads keys with values, a section of rows and one of columns; puzzles are separated by `====`.
Reading readNon(std::string_view text, const NamedEntities& names);
std::string writeNon(const Puzzle& puzzle);

}  // namespace paint_by_numbers
