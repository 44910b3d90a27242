// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace slidey {

/// The cells adjacent to each cell of a board.
class Neighbours {
  public:
    Neighbours(int columns, int rows) : all_(static_cast<std::size_t>(columns * rows)) {
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const int cell = row * columns + column;
                auto& list = all_[cell];
                if (row > 0) list.add(cell - columns);
                if (column > 0) list.add(cell - 1);
                if (column + 1 < columns) list.add(cell + 1);
                if (row + 1 < rows) list.add(cell + columns);
            }
        }
    }
    std::span<const std::int16_t> of(int cell) const {
        const auto& list = all_[cell];
        return {list.cells.data(), list.count};
    }

  private:
    struct List {
        std::array<std::int16_t, 4> cells{};
        std::size_t count = 0;
        void add(int cell) { cells[count++] = static_cast<std::int16_t>(cell); }
    };
    std::vector<List> all_;
};

}  // namespace slidey
