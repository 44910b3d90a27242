// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/reasoning/deduction.h"

namespace paint_by_numbers {

// The functions of deduction.h for puzzles in colours.

std::optional<Insight> nextColourInsight(const Clues& clues, const Grid& known, const std::stop_token& stop);
std::vector<int> impossibleColourLines(const Clues& clues, const Grid& known);
std::optional<Grid> deduceColours(const Clues& clues, const Grid& known, Technique upTo);
std::optional<Grade> gradeOfColours(const Clues& clues, const std::stop_token& stop);

}  // namespace paint_by_numbers
