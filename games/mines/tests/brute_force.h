// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/odds.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace mines::testing {

/// The chance of a mine under each tile by trying every layout; for boards with up to about 22 covered tiles.
/// Written on its own, to check the cleverer count of the product.
inline std::optional<std::vector<double>> triedOdds(const Sight& sight) {
    std::vector<int> covered;
    for (int cell = 0; cell < sight.grid.cells(); ++cell) {
        if (sight.numbers[at(cell)] < 0) covered.push_back(cell);
    }
    std::vector<double> counts(sight.numbers.size(), 0);
    double all = 0;
    std::vector<bool> mine(sight.numbers.size(), false);
    for (std::uint32_t layout = 0; layout < (1U << covered.size()); ++layout) {
        if (std::popcount(layout) != sight.mines) continue;
        for (std::size_t i = 0; i < covered.size(); ++i) {
            mine[at(covered[i])] = (layout >> i & 1) != 0;
        }
        bool fits = true;
        for (int cell = 0; cell < sight.grid.cells() && fits; ++cell) {
            if (sight.numbers[at(cell)] < 0) continue;
            int around = 0;
            sight.grid.around(cell, [&](int other) { around += mine[at(other)]; });
            fits = around == sight.numbers[at(cell)];
        }
        if (!fits) continue;
        ++all;
        for (const int cell : covered) counts[at(cell)] += mine[at(cell)];
    }
    if (all == 0) return std::nullopt;
    for (auto& count : counts) count /= all;
    return counts;
}

}  // namespace mines::testing
