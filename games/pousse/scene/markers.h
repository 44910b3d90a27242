// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"

#include <optional>
#include <vector>

namespace pousse {

/// A marker that is somebody from its insertion until it falls off: number `id` was pushed in by move `id`,
/// counted from 0.
struct Marker {
    int id = 0;
    Mark mark = Mark::none;
    Square square;
    bool operator==(const Marker&) const = default;
};

/// What a push does to markers on a board.
struct Push {
    std::vector<Marker> moved;     ///< those that go one step further, where they were before
    std::optional<Marker> fallen;  ///< the one that goes over the far edge, where it was before
};

/// The push of this move on a board of this size, before it is made.
Push pushOf(const std::vector<Marker>& markers, const Move& move, int size);

/// The markers on the board after these moves, in the order of their ids.
std::vector<Marker> markersAfter(const std::vector<Move>& moves, int size);

}  // namespace pousse
