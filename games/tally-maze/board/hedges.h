// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/enumeration.h"
#include "tally-maze/maze/maze.h"

#include <bitset>
#include <functional>

#include <QPainterPath>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace tally_maze {

/// Walls, by their places on the lines between the cells of a square board. The border has gaps at the start
/// and at the exit.
using Hedges = std::bitset<static_cast<std::size_t>(2 * largestSide * (largestSide + 1))>;

Hedges hedgesOf(const Maze& maze);

/// Paints hedges on a board of `size` x `size` cells: lines of whole device pixels with round ends.
class HedgePainter {
  public:
    /// `corner`: where the upper left corner of the cell (column, row) is, in widget pixels, on a whole
    /// device pixel.
    HedgePainter(int size, std::function<QPointF(int column, int row)> corner, qreal devicePixelRatio,
                 const QPalette& palette);

    /// How thick they are, in widget pixels.
    qreal thickness() const { return thickness_; }
    /// Hedges and their shadows; whatever lies below the shadows is gone, so it is for a picture of its own.
    void paint(QPainter& painter, const Hedges& hedges) const;
    /// Some that have only `grown`, 0 .. 1, of their length.
    void paintGrowing(QPainter& painter, const Hedges& hedges, qreal grown) const;
    /// Those that the next maze has and this one has not.
    void paintComing(QPainter& painter, const Hedges& hedges) const;
    /// Those that this maze has and the next one has not.
    void paintGoing(QPainter& painter, const Hedges& hedges) const;

  private:
    QRectF boxOf(std::size_t hedge, qreal grown = 1) const;
    void paintEach(QPainter& painter, const Hedges& hedges, const QColor& colour, qreal inset, qreal grown,
                   qreal shift = 0) const;
    void paintLeaves(QPainter& painter, const Hedges& hedges) const;
    void paintSolid(QPainter& painter, const Hedges& hedges, qreal grown) const;

    int size_;
    std::function<QPointF(int, int)> corner_;
    qreal ratio_;
    qreal thickness_;
    qreal rim_;
    QPalette palette_;
};

}  // namespace tally_maze
