// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace jewel {

/// The effect of a gem when it is cleared.
enum class Special : std::uint8_t {
    none,
    rowBeam,     ///< clears its row
    columnBeam,  ///< clears its column
    burst,       ///< clears its eight neighbours
    prism        ///< clears all gems of one kind, and has no kind itself
};
inline constexpr int specialCount = 5;

/// The special of the gem in every cell.
using Specials = std::array<Special, cellCount>;

/// A gem of a line that stays and becomes special.
struct Made {
    int cell = 0;
    Special special = Special::none;
    bool operator==(const Made&) const = default;
};

/// The effect of a special gem that is cleared.
struct Effect {
    int cell = 0;
    Special special = Special::none;
    int wave = 0;            ///< see Pass::waves
    std::vector<int> taken;  ///< all cells that it reaches, its own included, in reading order
    bool operator==(const Effect&) const = default;
};

/// All cells that are cleared at once: lines, and those that special gems among them take. Effects come in
/// waves: those of all special gems that the first wave cleared, in reading order, make up the second, and so
/// on.
struct Pass {
    static constexpr int stays = -1;

    std::vector<Line> lines;  ///< none if a prism was swapped, whose effect clears everything
    std::vector<Effect> effects;
    std::vector<Made> made;
    /// The wave that clears each cell, from 0. Gems that become special stay.
    std::array<int, cellCount> waves{};
    /// Number of cleared cells, including those in which a special gem is made.
    int cleared = 0;

    bool empty() const { return cleared == 0; }
    /// The line lengths that are scored: those of the lines, but if special gems act, a single one for all
    /// cleared cells.
    std::vector<int> counted() const;
    /// The points for these lengths.
    int points() const;
};

/// Returns the cells that are cleared from a board. `swap` is the swap made just now, if any: the gems that
/// it moved are the ones that become special, and a prism among them acts. Special gems are made only if
/// `makes` is true.
Pass passOf(const Kinds& kinds, const Specials& specials, bool makes, std::optional<Swap> swap);

}  // namespace jewel
