// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/solver/verdict.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// Finds solutions, up to the limit, that have the known cells of `from` (of the same size as the clues).
/// Deterministic unless it is stopped. If it is stopped, or reaches a limit, the verdict contains what has
/// been found. Reacts to a stop request within some milliseconds.
Verdict solve(const Clues& clues, const Grid& from, const Limits& limits = {},
              const std::stop_token& stop = {});
Verdict solve(const Clues& clues, const Limits& limits = {}, const std::stop_token& stop = {});

/// The cells that lines alone give from an empty board, one line after the other; empty if a line has no
/// arrangement, or if stopped. For puzzles in blue and white.
std::optional<Grid> completedByLines(const Clues& clues, const std::stop_token& stop = {});

/// The line with all cells added that are the same in every arrangement of these runs; empty if there is no
/// arrangement. At most largestSide cells.
std::optional<std::vector<Cell>> completeLine(std::span<const std::uint8_t> runs,
                                              const std::vector<Cell>& line);

}  // namespace paint_by_numbers
