// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// For all places of some tiles of a board of at most 64 cells: how often these must slide on their way home,
/// as if there were no others. The index is the sum of each tile's cell times a power of `stride`, 1 for the
/// first tile; `stride` is the number of cells or more. Nothing if stopped.
std::optional<std::vector<std::uint8_t>> patternTable(int columns, int rows, const std::vector<Tile>& tiles,
                                                      std::uint32_t stride, const std::stop_token& stop);

}  // namespace slidey
