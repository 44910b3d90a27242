// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mines {

/// A rectangle of tiles, numbered row by row from the upper left: cell = y * width + x.
struct Grid {
    int width = 0;
    int height = 0;

    int cells() const { return width * height; }
    int cell(int x, int y) const { return y * width + x; }
    int x(int cell) const { return cell % width; }
    int y(int cell) const { return cell / width; }
    bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }

    /// Calls visit(cell) row by row for each tile within `reach` king's steps of `cell`, excluding `cell`.
    template <class Visit>
    void aroundWithin(int cell, int reach, Visit&& visit) const {
        const int left = x(cell) > reach ? x(cell) - reach : 0;
        const int right = x(cell) + reach < width ? x(cell) + reach : width - 1;
        const int top = y(cell) > reach ? y(cell) - reach : 0;
        const int bottom = y(cell) + reach < height ? y(cell) + reach : height - 1;
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) {
                if (const int other = row * width + column; other != cell) visit(other);
            }
        }
    }
    /// Calls visit(cell) for each of the up to eight neighbours.
    template <class Visit>
    void around(int cell, Visit&& visit) const {
        aroundWithin(cell, 1, visit);
    }

    bool operator==(const Grid&) const = default;
};

/// The cell number as a container index.
inline std::size_t at(int cell) {
    return static_cast<std::size_t>(cell);
}

/// A mine (1) or none (0) for each cell.
using Layout = std::vector<std::uint8_t>;

/// Mines around each cell.
inline std::vector<std::uint8_t> countMines(const Grid& grid, const Layout& mines) {
    std::vector<std::uint8_t> numbers(mines.size(), 0);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (mines[cell] != 0) grid.around(cell, [&](int other) { ++numbers[other]; });
    }
    return numbers;
}

}  // namespace mines
