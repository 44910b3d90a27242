// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"

namespace slidey {

/// A grid of rectangular tiles, 1 unit wide and `aspect` units high; cell = row * columns + column.
class TileGrid : public plt::BoardGeometry {
  public:
    TileGrid(int columns, int rows, qreal aspect);
    int columns() const { return squares_.columns(); }
    int rows() const { return squares_.rows(); }
    qreal aspect() const { return aspect_; }

    int cellCount() const override { return squares_.cellCount(); }
    QRectF bounds() const override;
    QRectF cellRect(int cell) const override;
    QPainterPath outline(int cell) const override;
    int cellAt(QPointF point) const override;
    int step(int cell, plt::Direction direction) const override { return squares_.step(cell, direction); }
    std::vector<int> cellsIn(const QRectF& area) const override;
    int rowStart(int cell) const override { return squares_.rowStart(cell); }
    int rowEnd(int cell) const override { return squares_.rowEnd(cell); }
    bool hasStraightEdges() const override { return true; }

  private:
    plt::SquareGrid squares_;
    qreal aspect_;
};

}  // namespace slidey
