// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// The largest number of cells of boards that searchByBeam() solves.
inline constexpr int mostBeamCells = 25;

/// The number of positions that the beam keeps where a second is to be used.
inline constexpr std::size_t usualBeamWidth = 16'000;

/// Looks for a short solution by a beam over all tiles at once: of the positions that are as many slides away
/// from the deal, it keeps `width` that tables of four tiles each take for the nearest to home. The way is not
/// proven shortest. Returns the cells that the hole moves to, or nothing if none is found or it is stopped.
std::optional<std::vector<int>> searchByBeam(const Position& position, const std::stop_token& stop,
                                             std::size_t width = usualBeamWidth);

}  // namespace slidey
