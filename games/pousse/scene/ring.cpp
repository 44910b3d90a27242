// SPDX-License-Identifier: MIT
#include "pousse/scene/ring.h"

#include <algorithm>

namespace pousse {

namespace {

/// Directions for stepping along the ring and across the board from an edge.
struct Turned {
    plt::Direction back;     ///< towards the first line
    plt::Direction onwards;  ///< towards the last one
    plt::Direction across;
    Edge first;  ///< the edge that follows after the first line
    Edge last;
    Edge opposite;
};

Turned turned(Edge edge) {
    using plt::Direction;
    switch (edge) {
        case Edge::left:
            return {Direction::up, Direction::down, Direction::right, Edge::top, Edge::bottom, Edge::right};
        case Edge::right:
            return {Direction::up, Direction::down, Direction::left, Edge::top, Edge::bottom, Edge::left};
        case Edge::top:
            return {Direction::left, Direction::right, Direction::down,
                    Edge::left,      Edge::right,      Edge::bottom};
        case Edge::bottom:
            break;
    }
    return {Direction::left, Direction::right, Direction::up, Edge::left, Edge::right, Edge::top};
}

bool isFarEdge(Edge edge) {
    return edge == Edge::right || edge == Edge::bottom;
}

}  // namespace

Ring::Ring(int size) : SquareGrid(size + 2, size + 2), size_(size) {}

QRectF Ring::bounds() const {
    return QRectF(1, 1, size_, size_).adjusted(-thickness, -thickness, thickness, thickness);
}

QRectF Ring::cellRect(int cell) const {
    return SquareGrid::cellRect(cell) & bounds();
}

int Ring::cellAt(QPointF point) const {
    return bounds().contains(point) ? SquareGrid::cellAt(point) : -1;
}

int Ring::cellOf(const Move& move) const {
    switch (move.edge) {
        case Edge::left:
            return cellOf(Square{move.line, -1});
        case Edge::right:
            return cellOf(Square{move.line, size_});
        case Edge::top:
            return cellOf(Square{-1, move.line});
        case Edge::bottom:
            break;
    }
    return cellOf(Square{size_, move.line});
}

std::optional<Move> Ring::moveOf(int cell) const {
    if (cell < 0 || cell >= cellCount()) return std::nullopt;
    const int row = cell / columns() - 1;
    const int column = cell % columns() - 1;
    const bool inRow = row >= 0 && row < size_;
    const bool inColumn = column >= 0 && column < size_;
    if (inRow && column < 0) return Move{Edge::left, row};
    if (inRow && column >= size_) return Move{Edge::right, row};
    if (inColumn && row < 0) return Move{Edge::top, column};
    if (inColumn && row >= size_) return Move{Edge::bottom, column};
    return std::nullopt;
}

std::optional<Square> Ring::squareOfCell(int cell) const {
    if (cell < 0 || cell >= cellCount()) return std::nullopt;
    const Square square{cell / columns() - 1, cell % columns() - 1};
    if (square.row < 0 || square.row >= size_ || square.column < 0 || square.column >= size_)
        return std::nullopt;
    return square;
}

QPointF Ring::pointOf(const Move& move, double step) const {
    const QPointF first = cellRect(cellOf(squareOf(move, 0, size_))).center();
    const QPointF way = first - SquareGrid::cellRect(cellOf(move)).center();
    return first + way * step;
}

int Ring::step(int cell, plt::Direction direction) const {
    const auto move = moveOf(cell);
    if (!move) return SquareGrid::step(cell, direction);
    const Turned ways = turned(move->edge);
    // Around a corner follows the line of the next edge that is nearest to this edge.
    const int near = isFarEdge(move->edge) ? size_ - 1 : 0;
    if (direction == ways.across) return cellOf(Move{ways.opposite, move->line});
    if (direction == ways.back)
        return cellOf(move->line > 0 ? Move{move->edge, move->line - 1} : Move{ways.first, near});
    if (direction == ways.onwards)
        return cellOf(move->line < size_ - 1 ? Move{move->edge, move->line + 1} : Move{ways.last, near});
    return cell;
}

int Ring::rowStart(int cell) const {
    const int first = SquareGrid::rowStart(cell);
    return isCorner(first) ? first + 1 : first;
}

int Ring::rowEnd(int cell) const {
    const int last = SquareGrid::rowEnd(cell);
    return isCorner(last) ? last - 1 : last;
}

}  // namespace pousse
