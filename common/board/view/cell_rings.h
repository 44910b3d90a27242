// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_layout.h"

#include <QPalette>

class QPainter;

namespace plt {

/// Draws rings inside single cells: the mark of a hint and the keyboard cursor, one inside the other.
class CellRings {
  public:
    CellRings(const BoardGeometry& geometry, const BoardLayout& layout, const QPalette& palette)
        : geometry_(geometry), layout_(layout), palette_(palette) {}
    void drawHint(QPainter& painter, int cell) const;
    void drawCursor(QPainter& painter, int cell) const;

  private:
    QPainterPath ring(int cell, qreal inset) const;
    qreal side(int cell) const;

    const BoardGeometry& geometry_;
    const BoardLayout& layout_;
    const QPalette& palette_;
};

}  // namespace plt
