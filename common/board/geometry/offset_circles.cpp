// SPDX-License-Identifier: MIT
#include "common/board/geometry.h"

#include <algorithm>
#include <cmath>

namespace plt {

OffsetCircles::OffsetCircles(int size, Measures measures, std::function<bool(int, int)> exists)
    : size_(std::max(size, 1)), measures_(measures), exists_(std::move(exists)) {}

bool OffsetCircles::has(int column, int row) const {
    return column >= 0 && column < size_ && row >= 0 && row < size_ && (!exists_ || exists_(column, row));
}

QPointF OffsetCircles::centre(int cell) const {
    const int row = cell / size_;
    const qreal shift = row % 2 == 0 ? 0 : measures_.column / 2;
    return {measures_.radius + (cell % size_) * measures_.column + shift,
            measures_.radius + row * measures_.row};
}

QRectF OffsetCircles::bounds() const {
    const qreal shift = size_ > 1 ? measures_.column / 2 : 0;
    return {0, 0, 2 * measures_.radius + (size_ - 1) * measures_.column + shift,
            2 * measures_.radius + (size_ - 1) * measures_.row};
}

QRectF OffsetCircles::cellRect(int cell) const {
    if (cell < 0 || !has(cell % size_, cell / size_)) return {};
    const QPointF reach(measures_.radius, measures_.radius);
    return {centre(cell) - reach, centre(cell) + reach};
}

QPainterPath OffsetCircles::outline(int cell) const {
    QPainterPath path;
    const QRectF box = cellRect(cell);
    if (!box.isEmpty()) path.addEllipse(box);
    return path;
}

int OffsetCircles::cellAt(QPointF point) const {
    // Circles of two rows may share a height, so the nearest row and both its neighbours are tried.
    const qreal height = (point.y() - measures_.radius) / measures_.row;
    if (!(height > -2 && height < size_ + 1)) return -1;
    const int middle = int(std::lround(height));
    for (const int row : {middle, middle - 1, middle + 1}) {
        const qreal shift = row % 2 == 0 ? 0 : measures_.column / 2;
        const qreal across = (point.x() - measures_.radius - shift) / measures_.column;
        if (!(across > -2 && across < size_ + 1)) continue;
        const int column = int(std::lround(across));
        if (!has(column, row)) continue;
        const int cell = row * size_ + column;
        const QPointF way = point - centre(cell);
        // The rim belongs to the circle, rounding errors included.
        const qreal reach = measures_.radius * (1 + 1e-12);
        if (QPointF::dotProduct(way, way) <= reach * reach) return cell;
    }
    return -1;
}

int OffsetCircles::step(int cell, Direction direction) const {
    const int column = cell % size_;
    const int row = cell / size_;
    // Columns of the next row, half a step to the left and to the right.
    const int before = row % 2 == 0 ? column - 1 : column;
    const int after = before + 1;
    const auto to = [&](int newColumn, int newRow) {
        return has(newColumn, newRow) ? newRow * size_ + newColumn : cell;
    };
    // With the same column number steps alternate between left and right, which is straight in the long run.
    const auto straight = [&](int newRow) {
        const int kept = to(column, newRow);
        return kept != cell ? kept : to(column == before ? after : before, newRow);
    };
    switch (direction) {
        case Direction::left:
            return to(column - 1, row);
        case Direction::right:
            return to(column + 1, row);
        case Direction::up:
            return straight(row - 1);
        case Direction::down:
            return straight(row + 1);
        case Direction::upLeft:
            return to(before, row - 1);
        case Direction::upRight:
            return to(after, row - 1);
        case Direction::downLeft:
            return to(before, row + 1);
        case Direction::downRight:
            return to(after, row + 1);
    }
    return cell;
}

int OffsetCircles::rowStart(int cell) const {
    const int row = cell / size_;
    int column = 0;
    while (column < size_ - 1 && !has(column, row)) ++column;
    return row * size_ + column;
}

int OffsetCircles::rowEnd(int cell) const {
    const int row = cell / size_;
    int column = size_ - 1;
    while (column > 0 && !has(column, row)) --column;
    return row * size_ + column;
}

}  // namespace plt
