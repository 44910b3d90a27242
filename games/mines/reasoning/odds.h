// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"
#include "mines/rules.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace mines {

/// The player's view of the board: the numbers, and nothing of the mines. Flags are only an opinion and left
/// out.
struct Sight {
    Grid grid;
    int mines = 0;
    std::vector<std::int8_t> numbers;  ///< By cell; -1 where covered.

    bool operator==(const Sight&) const = default;
};
Sight seenBy(const State& state);

/// The chance of a mine under each covered tile, all layouts that fit the numbers being equally likely.
/// Exact: 0 and 1 mean certainty, and nothing else does. 0 for open tiles. None when stopped, when no layout
/// fits, or when more than `budget` partial layouts would have to be examined. Method: tiles that touch the
/// same numbers form a box; boxes that share numbers form components; each component is counted by the mines
/// it holds, by dynamic programming forwards and backwards over its boxes; the components and the untouched
/// rest are combined through the number of mines left.
std::optional<std::vector<double>> odds(const Sight& sight, const std::stop_token& stop,
                                        std::size_t budget = 2'000'000);

/// The same, starting from finished reasoning: 0 and 1 for its conclusions.
std::optional<std::vector<double>> odds(const Logic& logic, const std::stop_token& stop,
                                        std::size_t budget = 2'000'000);

/// Everything that fits a board, counted.
struct Layouts {
    std::vector<double> chances;  ///< As odds().
    double logarithm = 0;         ///< Of the number of layouts.
};
/// The same with the number of layouts. None, too, if conclusions contradict the numbers.
std::optional<Layouts> countLayouts(const Logic& logic, const std::stop_token& stop,
                                    std::size_t budget = 2'000'000);

/// Returns true if the numbers at these cells alone prove that a covered tile has a mine (`mine`) or has
/// none.
bool provenBy(const Sight& sight, const std::vector<int>& numbers, int cell, bool mine,
              const std::stop_token& stop, std::size_t budget = 200'000);

}  // namespace mines
