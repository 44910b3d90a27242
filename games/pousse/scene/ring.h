// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"
#include "pousse/board/insertion.h"

#include <optional>

namespace pousse {

/// The squares of a board with one ring of cells around them, from which markers are pushed in. A board of
/// n x n squares has (n + 2) x (n + 2) cells; those at the corners are nothing.
class Ring : public plt::SquareGrid {
  public:
    explicit Ring(int size);
    int size() const { return size_; }

    /// The cell at the edge from which this move is made.
    int cellOf(const Move& move) const;
    int cellOf(const Square& square) const { return (square.row + 1) * columns() + square.column + 1; }
    /// The move of a cell at the edge; nothing for squares and corners.
    std::optional<Move> moveOf(int cell) const;
    /// The square of a cell; nothing for the edges and corners.
    std::optional<Square> squareOfCell(int cell) const;
    bool isCorner(int cell) const { return !moveOf(cell) && !squareOfCell(cell); }

    /// The middle of the cell at so many steps from the first square of a move's line, in board units: -1 is
    /// the edge where it is pushed in, the size is beyond the far edge.
    QPointF pointOf(const Move& move, double step) const;

    /// At the edge, steps go around the board, and from an edge across it to the opposite one.
    int step(int cell, plt::Direction direction) const override;
    int rowStart(int cell) const override;
    int rowEnd(int cell) const override;

  private:
    int size_;
};

}  // namespace pousse
