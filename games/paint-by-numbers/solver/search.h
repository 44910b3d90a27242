// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/solver/verdict.h"

#include <stop_token>

namespace paint_by_numbers {

/// A complete search for the solutions that have all the known cells of `from`. Lines are completed by all
/// arrangements at once; where that ends, a cell is decided, and every contradiction gives a clause that
/// leads out of it and is never run into again. `words` of 64 cells hold a line and two cells more.
template <int words>
Verdict search(const Clues& clues, const Grid& from, const Limits& limits, const std::stop_token& stop);

extern template Verdict search<1>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
extern template Verdict search<2>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
extern template Verdict search<4>(const Clues&, const Grid&, const Limits&, const std::stop_token&);

}  // namespace paint_by_numbers
