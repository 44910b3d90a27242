// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_layout.h"
#include "common/board/hand/hand_marks.h"

#include <functional>

#include <QRegion>

namespace plt {

/// The marks of a hand on the cells of a board as currently painted: targets, and the place that the held
/// piece comes from.
class MarkLayer {
  public:
    struct Place {
        const BoardGeometry& geometry;
        const BoardLayout& layout;
        const QPalette& palette;
    };

    /// Takes the hand's marks while the pointer is over a cell (or -1). `fromHand` converts its points to
    /// board units. Returns the region to repaint.
    QRegion update(const Hand& hand, int hovered, const std::function<QPointF(QPointF)>& fromHand,
                   const BoardGeometry& geometry, const BoardLayout& layout);
    /// Paints the marks and the home of the held piece that lie below all pieces.
    void paintOnCells(QPainter& painter, const QRegion& region, const Place& place) const;
    /// Paints the marks that lie above the pieces that are not held.
    void paintOnPieces(QPainter& painter, const QRegion& region, const Place& place) const;

  private:
    std::vector<MarkedCell> marked_;
    QRectF home_;  ///< in board units; null if there is none
};

}  // namespace plt
