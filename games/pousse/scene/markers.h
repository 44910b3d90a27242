// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"

#include <optional>
#include <vector>

namespace pousse {

/// A marker with an identity from its insertion until it falls off: marker `id` was pushed in by move `id`,
/// counted from 0.
struct Marker {
    int id = 0;
    Mark mark = Mark::none;
    Square square;
    bool operator==(const Marker&) const = default;
};

/// The effect of a push on the markers of a board.
struct Push {
    std::vector<Marker> moved;     ///< those that move one step, at their old squares
    std::optional<Marker> fallen;  ///< the one that falls over the far edge, at its old square
};

/// The push of this move on a board of this size, before it is made.
Push pushOf(const std::vector<Marker>& markers, const Move& move, int size);

/// The markers on the board after these moves, ordered by id.
std::vector<Marker> markersAfter(const std::vector<Move>& moves, int size);

}  // namespace pousse
