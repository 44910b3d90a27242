// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/solver/verdict.h"

#include <stop_token>

namespace paint_by_numbers {

/// A complete search for the solutions of a puzzle in colours with all the known cells of `from`. Lines are
/// narrowed over all their arrangements; colours are tried out for cells, and one that makes a line
/// impossible is removed; at last the colour that decides most is assumed.
Verdict searchColours(const Clues& clues, const Grid& from, const Limits& limits,
                      const std::stop_token& stop);

}  // namespace paint_by_numbers
