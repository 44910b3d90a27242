// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/grid.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

Cell cellOfSign(char sign) {
    if (sign == 'x') return Cell::blue;
    if (sign == '.') return Cell::white;
    return sign >= '2' && sign <= '8' ? cellOfColour(sign - '0') : Cell::unknown;
}

char signOf(Cell cell) {
    if (cell == Cell::unknown) return '?';
    const int colour = colourOf(cell);
    return colour == 0 ? '.' : colour == 1 ? 'x' : static_cast<char>('0' + colour);
}

}  // namespace

Grid Grid::ofText(const std::string& rows) {
    Grid grid;
    if (rows.empty()) return grid;
    grid.height_ = 1 + static_cast<int>(std::count(rows.begin(), rows.end(), '/'));
    for (const char sign : rows) {
        if (sign == '/') continue;
        grid.cells_.push_back(cellOfSign(sign));
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
        for (int x = 0; x < width_; ++x) text += signOf(at(x, y));
    }
    return text;
}

}  // namespace paint_by_numbers
