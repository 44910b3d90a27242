// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

/// Reads the XML format of webpbn, versions 0.1 to 0.3.
Reading readWebpbn(std::string_view text, const NamedEntities& names);
std::string writeWebpbn(const Puzzle& puzzle);

}  // namespace paint_by_numbers
