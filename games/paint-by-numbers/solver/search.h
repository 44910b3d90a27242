// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/solver/verdict.h"

#include <stop_token>

namespace paint_by_numbers {

/// A complete search for the solutions with all the known cells of `from`, by conflict-driven clause
/// learning. Lines are propagated over all their arrangements at once; then a cell is decided, and every
/// conflict gives a clause that prevents it from recurring. `words` of 64 cells must hold a line and two
/// cells more.
template <int words>
Verdict search(const Clues& clues, const Grid& from, const Limits& limits, const std::stop_token& stop);

extern template Verdict search<1>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
extern template Verdict search<2>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
extern template Verdict search<3>(const Clues&, const Grid&, const Limits&, const std::stop_token&);
extern template Verdict search<4>(const Clues&, const Grid&, const Limits&, const std::stop_token&);

}  // namespace paint_by_numbers
