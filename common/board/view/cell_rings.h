// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_layout.h"
#include "common/look/marks.h"

#include <QPalette>

class QPainter;

namespace plt {

/// Draws the marks of a board within single cells, so that each can be repainted alone.
class CellRings {
  public:
    CellRings(const BoardGeometry& geometry, const BoardLayout& layout, const QPalette& palette)
        : geometry_(geometry), layout_(layout), palette_(palette) {}
    void draw(QPainter& painter, Mark mark, int cell) const;
    /// Draws the sign of a hint, over everything else along the edge of the cell.
    void drawHintSign(QPainter& painter, int cell) const;

  private:
    QPainterPath ring(int cell, qreal inset) const;
    qreal side(int cell) const;

    const BoardGeometry& geometry_;
    const BoardLayout& layout_;
    const QPalette& palette_;
};

}  // namespace plt
