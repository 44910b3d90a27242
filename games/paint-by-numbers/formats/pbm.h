// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

/// Reads plain (P1) and raw (P4) bitmaps.
Reading readPbm(std::string_view bytes);
std::string writePbm(const Grid& picture);

}  // namespace paint_by_numbers
