// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/odds.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace mines::testing {

/// The mines of every layout that fits; for boards with up to about 22 covered tiles.
inline std::vector<std::vector<bool>> triedLayouts(const Sight& sight) {
    std::vector<int> covered;
    for (int cell = 0; cell < sight.grid.cells(); ++cell) {
        if (sight.numbers[cell] < 0) covered.push_back(cell);
    }
    std::vector<std::vector<bool>> found;
    std::vector<bool> mine(sight.numbers.size(), false);
    for (std::uint32_t layout = 0; layout < (1U << covered.size()); ++layout) {
        if (std::popcount(layout) != sight.mines) continue;
        for (std::size_t i = 0; i < covered.size(); ++i) {
            mine[covered[i]] = (layout >> i & 1) != 0;
        }
        bool fits = true;
        for (int cell = 0; cell < sight.grid.cells() && fits; ++cell) {
            if (sight.numbers[cell] < 0) continue;
            int around = 0;
            sight.grid.around(cell, [&](int other) { around += mine[other]; });
            fits = around == sight.numbers[cell];
        }
        if (fits) found.push_back(mine);
    }
    return found;
}

/// The chance of a mine under each tile by trying every layout. Written on its own, to check the cleverer count of the
/// product.
inline std::optional<std::vector<double>> triedOdds(const Sight& sight) {
    const auto layouts = triedLayouts(sight);
    if (layouts.empty()) return std::nullopt;
    std::vector<double> counts(sight.numbers.size(), 0);
    for (const auto& mine : layouts)
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += mine[i] ? 1 : 0;
    for (auto& count : counts) count /= static_cast<double>(layouts.size());
    return counts;
}

/// The number of these layouts that the best play wins, by trying every order in which tiles may be opened; for few
/// layouts and tiles.
inline int triedWins(const Sight& sight, const std::vector<std::vector<bool>>& layouts) {
    if (layouts.size() < 2) return static_cast<int>(layouts.size());
    int best = 0;
    for (int cell = 0; cell < sight.grid.cells(); ++cell) {
        if (sight.numbers[cell] >= 0) continue;
        int wins = 0;
        for (int number = 0; number <= 8; ++number) {
            std::vector<std::vector<bool>> left;
            for (const auto& mine : layouts) {
                int around = 0;
                sight.grid.around(cell, [&](int other) { around += mine[other] ? 1 : 0; });
                if (!mine[cell] && around == number) left.push_back(mine);
            }
            if (left.empty()) continue;
            auto next = sight;
            next.numbers[cell] = static_cast<std::int8_t>(number);
            wins += triedWins(next, left);
        }
        best = std::max(best, wins);
    }
    return best;
}

}  // namespace mines::testing
