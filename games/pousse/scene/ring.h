// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"
#include "pousse/board/insertion.h"

#include <optional>

namespace pousse {

/// The squares of a board surrounded by a ring of edge cells, from which markers are pushed in. A board of n
/// x n squares has (n + 2) x (n + 2) cells; the corners are unused. Squares have sides of 1 unit, edge cells
/// are narrower, so that the squares get most of the room.
class Ring : public plt::SquareGrid {
  public:
    /// The thickness of the ring in board units.
    static constexpr qreal thickness = 0.7;

    explicit Ring(int size);
    int size() const { return size_; }
    QRectF bounds() const override;
    QRectF cellRect(int cell) const override;
    int cellAt(QPointF point) const override;

    /// The edge cell of this move.
    int cellOf(const Move& move) const;
    int cellOf(const Square& square) const { return (square.row + 1) * columns() + square.column + 1; }
    /// The move of an edge cell; none for squares and corners.
    std::optional<Move> moveOf(int cell) const;
    /// The square of a cell; none for edges and corners.
    std::optional<Square> squareOfCell(int cell) const;
    bool isCorner(int cell) const { return !moveOf(cell) && !squareOfCell(cell); }

    /// The centre of the cell `step` steps from the first square of a move's line, in board units: -1 is the
    /// edge cell of the move, the board size is beyond the far edge.
    QPointF pointOf(const Move& move, double step) const;

    /// Steps from an edge cell go around the board, or across it to the opposite edge.
    int step(int cell, plt::Direction direction) const override;
    int rowStart(int cell) const override;
    int rowEnd(int cell) const override;

  private:
    int size_;
};

}  // namespace pousse
