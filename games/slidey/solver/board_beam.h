// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// The largest number of cells of boards that searchByBeam() solves.
inline constexpr int mostBeamCells = 25;

/// Looks for a short solution by a beam over all tiles at once: of the positions that are as many slides away
/// from the deal, it keeps those that tables of four tiles each take for the nearest to home. The way is not
/// proven shortest. Returns the cells that the hole moves to, or nothing if none is found or it is stopped.
std::optional<std::vector<int>> searchByBeam(const Position& position, const std::stop_token& stop);

}  // namespace slidey
