// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace slidey {

/// Tables that say how far positions of a whole board are from home: its tiles are divided into patterns of at
/// most four, squares where they fit, and each pattern's tiles slide as if there were no others.
class BoardTables {
  public:
    /// The largest number of patterns of a board that searchByBeam() solves.
    static constexpr std::size_t mostPatterns = 7;

    /// The table of a tile, and the weight of its cell in the index.
    struct Slot {
        std::size_t pattern = 0;
        std::uint32_t weight = 0;
    };

    /// Returns the tables for a size, built on first use; null if stopped before they are there. Thread-safe.
    static std::shared_ptr<const BoardTables> of(int columns, int rows, const std::stop_token& stop);

    std::size_t count() const { return tables_.size(); }
    const Slot& slot(Tile tile) const { return slots_[tile]; }
    /// The slides that the tiles of a pattern need at least; the index is the sum of each tile's cell times its
    /// weight.
    int slides(std::size_t pattern, std::uint32_t index) const { return tables_[pattern][index]; }

  private:
    std::vector<Slot> slots_;
    std::vector<std::vector<std::uint8_t>> tables_;
};

}  // namespace slidey
