// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

/// Reads a saved game or design of PLT Games: one list, with grids column by column.
Reading readLisp(std::string_view text);
std::string writeLisp(const Puzzle& puzzle);

}  // namespace paint_by_numbers
