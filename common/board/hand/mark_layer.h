// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_layout.h"
#include "common/board/hand/hand_marks.h"

#include <functional>

#include <QRegion>

namespace plt {

/// What a hand means for the cells of a board, as it is painted now: the marks of targets, and where the held
/// piece has come from.
class MarkLayer {
  public:
    struct Place {
        const BoardGeometry& geometry;
        const BoardLayout& layout;
        const QPalette& palette;
    };

    /// Takes over what the hand means now while the pointer is over a cell (-1: over none). `fromHand` makes
    /// board units of its points. What is to be repainted.
    QRegion update(const Hand& hand, int hovered, const std::function<QPointF(QPointF)>& fromHand,
                   const BoardGeometry& geometry, const BoardLayout& layout);
    /// Below the pieces, and above those that are not held.
    void paintOnCells(QPainter& painter, const QRegion& region, const Place& place) const;
    void paintOnPieces(QPainter& painter, const QRegion& region, const Place& place) const;

  private:
    std::vector<MarkedCell> marked_;
    QRectF home_;  ///< in board units; null for none
};

}  // namespace plt
