// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace jewel {

/// What a gem does when it goes.
enum class Special : std::uint8_t {
    none,
    rowBeam,     ///< takes its row
    columnBeam,  ///< takes its column
    burst,       ///< takes its eight neighbours
    prism        ///< takes a whole kind, and is of none itself
};
inline constexpr int specialCount = 5;

/// The special of every cell.
using Specials = std::array<Special, cellCount>;

/// A gem of a line that stays and becomes special.
struct Made {
    int cell = 0;
    Special special = Special::none;
    bool operator==(const Made&) const = default;
};

/// A special gem goes, and does what it does.
struct Effect {
    int cell = 0;
    Special special = Special::none;
    int wave = 0;            ///< see Pass::waves
    std::vector<int> taken;  ///< all cells that it reaches, its own among them, in reading order
    bool operator==(const Effect&) const = default;
};

/// All that goes at once: lines, and what special gems among them take. Their effects come in waves: those of
/// all gems that the first wave took, in reading order, make the second, and so on.
struct Pass {
    static constexpr int stays = -1;

    std::vector<Line> lines;  ///< none where a prism was swapped: all that goes is its doing
    std::vector<Effect> effects;
    std::vector<Made> made;
    /// With which wave each cell goes, from 0. What is made stays.
    std::array<int, cellCount> waves{};
    /// Cells that are cleared, those in which a special gem is made among them.
    int cleared = 0;

    bool empty() const { return cleared == 0; }
    /// The lengths of lines that it counts as: its own; but where special gems act, one for all that is
    /// cleared.
    std::vector<int> counted() const;
    /// What these are worth.
    int points() const;
};

/// What goes from a board. `swap`: the one that was made just now, if any: the gems that it moved are the
/// ones that become special, and a prism among them acts. `makes`: whether special gems are made.
Pass passOf(const Kinds& kinds, const Specials& specials, bool makes, std::optional<Swap> swap);

}  // namespace jewel
