// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/verdict.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// The class of a puzzle by its solutions.
enum class Nature : std::uint8_t {
    byLines,        ///< one solution, found one line at a time
    bySearch,       ///< one solution that requires trying out colours
    several,        ///< more than one solution
    contradictory,  ///< no solution
    undecided,      ///< the search ended before the answer was known
};

/// The result of analysing a puzzle.
struct Assessment {
    Nature nature = Nature::undecided;
    std::optional<Grade> grade;  ///< if there is exactly one solution
    /// For `several`: the number of solutions found, and whether there are no others.
    int solutions = 0;
    bool allFound = false;
    /// For `several`: the cells that differ among the solutions found.
    std::vector<int> differing;
    /// A solution, if there is one.
    std::optional<Grid> solution;

    bool isUnique() const { return nature == Nature::byLines || nature == Nature::bySearch; }
};

/// The conflict limit of an assessment, which keeps it within seconds.
inline constexpr std::int64_t conflictsToAssess = 200000;
/// The maximum number of solutions that are compared for differing cells.
inline constexpr int solutionsToAssess = 60;

/// Analyses the puzzle. The result is also undecided if a stop was requested.
Assessment assess(const Clues& clues, const std::stop_token& stop = {},
                  std::int64_t conflicts = conflictsToAssess);

}  // namespace paint_by_numbers
