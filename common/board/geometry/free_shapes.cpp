// SPDX-License-Identifier: MIT
#include "common/board/geometry.h"

#include <cmath>
#include <limits>

namespace plt {
namespace {

QPointF unitVector(Direction direction) {
    const qreal slant = std::sqrt(0.5);
    switch (direction) {
        case Direction::left:
            return {-1, 0};
        case Direction::right:
            return {1, 0};
        case Direction::up:
            return {0, -1};
        case Direction::down:
            return {0, 1};
        case Direction::upLeft:
            return {-slant, -slant};
        case Direction::upRight:
            return {slant, -slant};
        case Direction::downLeft:
            return {-slant, slant};
        case Direction::downRight:
            return {slant, slant};
    }
    return {};
}

}  // namespace

FreeShapes::FreeShapes(QRectF bounds, std::vector<QPainterPath> shapes)
    : bounds_(bounds), shapes_(std::move(shapes)) {}

QRectF FreeShapes::cellRect(int cell) const {
    if (cell < 0 || cell >= cellCount()) return {};
    return shapes_[std::size_t(cell)].boundingRect();
}

QPainterPath FreeShapes::outline(int cell) const {
    if (cell < 0 || cell >= cellCount()) return {};
    return shapes_[std::size_t(cell)];
}

int FreeShapes::cellAt(QPointF point) const {
    // Later shapes are painted over earlier ones, so they are hit first.
    for (int cell = cellCount() - 1; cell >= 0; --cell) {
        const QPainterPath& shape = shapes_[std::size_t(cell)];
        if (shape.boundingRect().contains(point) && shape.contains(point)) return cell;
    }
    return -1;
}

int FreeShapes::step(int cell, Direction direction) const {
    const QPointF ahead = unitVector(direction);
    const QPointF from = cellRect(cell).center();
    // Straight steps accept 60 degrees to both sides, diagonal ones only 37, because they would otherwise
    // take cells straight ahead.
    const bool slanted = ahead.x() != 0 && ahead.y() != 0;
    const qreal widest = slanted ? 0.75 : 1.7320508;
    int best = cell;
    qreal bestCost = std::numeric_limits<qreal>::max();
    for (int other = 0; other < cellCount(); ++other) {
        const QRectF box = cellRect(other);
        if (other == cell || box.isEmpty()) continue;
        const QPointF way = box.center() - from;
        const qreal along = QPointF::dotProduct(way, ahead);
        const qreal aside = std::abs(way.x() * ahead.y() - way.y() * ahead.x());
        // Sideways distance counts double, so that steps follow lines.
        if (along <= 1e-9 || aside > along * widest) continue;
        const qreal cost = along * along + 4 * aside * aside;
        if (cost < bestCost) {
            bestCost = cost;
            best = other;
        }
    }
    return best;
}

int FreeShapes::rowStart(int cell) const {
    // Every step goes strictly further, so this terminates.
    for (int next = step(cell, Direction::left); next != cell; next = step(cell, Direction::left))
        cell = next;
    return cell;
}

int FreeShapes::rowEnd(int cell) const {
    for (int next = step(cell, Direction::right); next != cell; next = step(cell, Direction::right))
        cell = next;
    return cell;
}

}  // namespace plt
