// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/grid.h"

#include <algorithm>

namespace paint_by_numbers {

Grid Grid::ofText(const std::string& rows) {
    Grid grid;
    if (rows.empty()) return grid;
    grid.height_ = 1 + static_cast<int>(std::count(rows.begin(), rows.end(), '/'));
    for (const char sign : rows) {
        if (sign == '/') continue;
        grid.cells_.push_back(sign == 'x' ? Cell::blue : sign == '.' ? Cell::white : Cell::unknown);
    }
    grid.width_ = static_cast<int>(grid.cells_.size()) / grid.height_;
    grid.cells_.resize(static_cast<std::size_t>(grid.cells()));
    return grid;
}

int Grid::count(Cell cell) const {
    return static_cast<int>(std::count(cells_.begin(), cells_.end(), cell));
}

std::string Grid::text() const {
    std::string text;
    for (int y = 0; y < height_; ++y) {
        if (y > 0) text += '/';
        for (int x = 0; x < width_; ++x)
            text += at(x, y) == Cell::blue ? 'x' : at(x, y) == Cell::white ? '.' : '?';
    }
    return text;
}

}  // namespace paint_by_numbers
