// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// For all places of some tiles of a board of at most sixteen cells: how often these must slide on their way
/// home, as if there were no others. The index has four bits for the cell of each tile, the first one lowest.
/// Nothing if stopped.
std::optional<std::vector<std::uint8_t>> patternTable(int columns, int rows, const std::vector<Tile>& tiles,
                                                      const std::stop_token& stop);

}  // namespace slidey
