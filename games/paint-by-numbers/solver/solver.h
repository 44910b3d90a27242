// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/solver/verdict.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// All solutions up to a number, of those that have the known cells of `from` (as large as the clues). The
/// same every time, unless it is stopped; then, or at the end of `limits`, the verdict holds what was found.
/// Stops within some milliseconds.
Verdict solve(const Clues& clues, const Grid& from, const Limits& limits = {},
              const std::stop_token& stop = {});
Verdict solve(const Clues& clues, const Limits& limits = {}, const std::stop_token& stop = {});

/// A line with all cells added that are the same in every arrangement of these runs; nothing where there is
/// no arrangement. At most largestSide cells.
std::optional<std::vector<Cell>> completeLine(std::span<const std::uint8_t> runs,
                                              const std::vector<Cell>& line);

}  // namespace paint_by_numbers
