// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"

#include <QSize>

namespace plt {

/// The position of a board in a widget: as large as possible, centred.
class BoardLayout {
  public:
    BoardLayout() = default;
    /// `margin` is in logical pixels, `ratio` the device pixel ratio.
    BoardLayout(const BoardGeometry& geometry, QSizeF widget, int margin, qreal ratio);

    QRectF toWidget(const QRectF& board) const;
    QPointF toWidget(QPointF board) const;
    QPointF toBoard(QPointF widget) const;
    /// Converts board coordinates with all edges aligned to device pixels.
    QRectF toWidgetOnPixels(const QRectF& board) const;
    /// The rectangle in which a cell is painted.
    QRectF cellBox(const BoardGeometry& geometry, int cell) const;
    /// Logical pixels per board unit.
    qreal unit() const { return unit_; }

    /// The comfortable and the minimum size of a widget with a board.
    static QSize comfortable(const BoardGeometry* geometry, int margin);
    static QSize least(const BoardGeometry* geometry);

  private:
    qreal snapped(qreal length) const;

    qreal unit_ = 1;
    qreal ratio_ = 1;
    QPointF origin_;
};

}  // namespace plt
