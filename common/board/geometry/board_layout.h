// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"

#include <QSize>

namespace plt {

/// Where a board lies in a widget: as large as it fits, in the middle.
class BoardLayout {
  public:
    BoardLayout() = default;
    /// `margin` is logical pixels around the board, `ratio` device pixels a logical one.
    BoardLayout(const BoardGeometry& geometry, QSizeF widget, int margin, qreal ratio);

    QRectF toWidget(const QRectF& board) const;
    QPointF toWidget(QPointF board) const;
    QPointF toBoard(QPointF widget) const;
    /// With all edges on device pixels.
    QRectF toWidgetOnPixels(const QRectF& board) const;
    /// The box of a cell as it is painted.
    QRectF cellBox(const BoardGeometry& geometry, int cell) const;
    /// Logical pixels a board unit.
    qreal unit() const { return unit_; }

    /// The size of a widget in which a board is comfortable, and the least.
    static QSize comfortable(const BoardGeometry* geometry, int margin);
    static QSize least(const BoardGeometry* geometry);

  private:
    qreal snapped(qreal length) const;

    qreal unit_ = 1;
    qreal ratio_ = 1;
    QPointF origin_;
};

}  // namespace plt
