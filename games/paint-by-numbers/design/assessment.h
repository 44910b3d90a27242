// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/verdict.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// What kind of puzzle some clues are.
enum class Nature : std::uint8_t {
    byLines,        ///< one solution, and one line at a time leads to it
    bySearch,       ///< one solution, for which colours have to be tried out
    several,        ///< more than one solution
    contradictory,  ///< no solution
    undecided,      ///< the search was ended before it was known
};

/// What is known of a puzzle.
struct Assessment {
    Nature nature = Nature::undecided;
    std::optional<Grade> grade;  ///< of a puzzle with one solution
    /// Of several: as many solutions were found, and whether there are no others.
    int solutions = 0;
    bool allFound = false;
    /// Of several: the cells that are not the same in all solutions that were found.
    std::vector<int> differing;
    /// A solution, where there is one.
    std::optional<Grid> solution;

    bool isUnique() const { return nature == Nature::byLines || nature == Nature::bySearch; }
};

/// How far a question about a puzzle may be searched, so that it has an answer within seconds.
inline constexpr std::int64_t conflictsToAssess = 200000;
/// How many solutions are looked at for cells that differ.
inline constexpr int solutionsToAssess = 60;

/// Undecided also when it was stopped.
Assessment assess(const Clues& clues, const std::stop_token& stop = {},
                  std::int64_t conflicts = conflictsToAssess);

}  // namespace paint_by_numbers
