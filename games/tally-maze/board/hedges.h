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

/// A set of walls, indexed by their places on the lines between the cells of a square board. The border has
/// gaps at the start and at the exit.
using Hedges = std::bitset<static_cast<std::size_t>(2 * largestSide * (largestSide + 1))>;

Hedges hedgesOf(const Maze& maze);

/// Paints hedges on a board of `size` x `size` cells as lines of whole device pixels with round ends.
class HedgePainter {
  public:
    /// `corner` returns the upper left corner of the cell (column, row) in widget pixels, aligned to device
    /// pixels.
    HedgePainter(int size, std::function<QPointF(int column, int row)> corner, qreal devicePixelRatio,
                 const QPalette& palette);

    /// The thickness of a hedge in widget pixels.
    qreal thickness() const { return thickness_; }
    /// Paints hedges and their shadows. The shadows replace the pixels below them, so paint to a pixmap of
    /// its own.
    void paint(QPainter& painter, const Hedges& hedges) const;
    /// Paints hedges of which `grown`, 0 .. 1, of the length is visible.
    void paintGrowing(QPainter& painter, const Hedges& hedges, qreal grown) const;
    /// Paints hedges that the next maze has and this one does not.
    void paintComing(QPainter& painter, const Hedges& hedges) const;
    /// Paints hedges that this maze has and the next one does not.
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
