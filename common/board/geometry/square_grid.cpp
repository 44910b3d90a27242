// SPDX-License-Identifier: MIT
#include "common/board/geometry.h"

#include <algorithm>
#include <cmath>

namespace plt {

SquareGrid::SquareGrid(int columns, int rows) : columns_(std::max(columns, 1)), rows_(std::max(rows, 1)) {}

QRectF SquareGrid::cellRect(int cell) const {
    if (cell < 0 || cell >= cellCount()) return {};
    const int row = cell / columns_;
    return {qreal(cell % columns_), qreal(row), 1, 1};
}

QPainterPath SquareGrid::outline(int cell) const {
    QPainterPath path;
    if (cell >= 0 && cell < cellCount()) path.addRect(cellRect(cell));
    return path;
}

int SquareGrid::cellAt(QPointF point) const {
    if (!(point.x() >= 0 && point.x() < columns_ && point.y() >= 0 && point.y() < rows_)) return -1;
    return int(point.y()) * columns_ + int(point.x());
}

int SquareGrid::step(int cell, Direction direction) const {
    int column = cell % columns_;
    int row = cell / columns_;
    switch (direction) {
        case Direction::left:
            --column;
            break;
        case Direction::right:
            ++column;
            break;
        case Direction::up:
            --row;
            break;
        case Direction::down:
            ++row;
            break;
        case Direction::upLeft:
            --column, --row;
            break;
        case Direction::upRight:
            ++column, --row;
            break;
        case Direction::downLeft:
            --column, ++row;
            break;
        case Direction::downRight:
            ++column, ++row;
            break;
    }
    if (column < 0 || column >= columns_ || row < 0 || row >= rows_) return cell;
    return row * columns_ + column;
}

std::vector<int> SquareGrid::cellsIn(const QRectF& area) const {
    const QRectF part = area & bounds();
    if (part.isEmpty()) return {};
    const int left = int(part.left());
    const int top = int(part.top());
    const int right = std::min(int(std::ceil(part.right())), columns_);
    const int bottom = std::min(int(std::ceil(part.bottom())), rows_);
    std::vector<int> found;
    found.reserve(std::size_t(right - left) * std::size_t(bottom - top));
    for (int row = top; row < bottom; ++row) {
        for (int column = left; column < right; ++column) found.push_back(row * columns_ + column);
    }
    return found;
}

}  // namespace plt
