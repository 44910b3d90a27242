// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

#include <utility>
#include <vector>

namespace jewel::testing {

/// The board on which no swap makes a line: kind = (2 x row + 3 x column) mod 7.
inline Kinds barren() {
    Kinds kinds{};
    for (int cell = 0; cell < cellCount; ++cell)
        kinds[cell] = static_cast<std::uint8_t>((2 * rowOf(cell) + 3 * columnOf(cell)) % kindCount);
    return kinds;
}

/// The same with this kind in these cells (row, column).
inline Kinds barrenBut(int kind, const std::vector<std::pair<int, int>>& cells) {
    Kinds kinds = barren();
    for (const auto& [row, column] : cells) kinds[cellOf(row, column)] = static_cast<std::uint8_t>(kind);
    return kinds;
}

/// The options of a game without special gems, unless others are given.
inline State stateOf(const Kinds& kinds, const Options& options = {.specials = false},
                     std::uint64_t seed = 1) {
    return Rules::begin(options, {kinds, seed});
}

}  // namespace jewel::testing
