// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/logic.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace mines {

/// The tile with which the most layouts are won, and their share.
struct BestTile {
    int cell = -1;
    double wins = 0;  ///< 0 .. 1
};

/// Layouts up to which a game is played to all its ends.
inline constexpr double maximumLayouts = 120;

/// Looks through all layouts that fit, and all games that go on from here, if there are few enough layouts
/// and tiles; none otherwise, or when stopped. Nothing certain may be open.
std::optional<BestTile> playedToTheEnd(const Logic& logic, const std::stop_token& stop);
/// Returns the same share of layouts for every unknown tile; empty where there would be no best tile.
std::vector<BestTile> playedWithEach(const Logic& logic, const std::stop_token& stop);

}  // namespace mines
