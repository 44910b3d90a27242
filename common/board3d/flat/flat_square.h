// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene/scene_marks.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace plt {

/// The contents of one square beyond the board itself.
struct FlatSquare {
    QColor colour;  ///< of the square; invalid for a stand
    SquareMark mark = SquareMark::none;
    QString label;  ///< empty for none
    bool operator==(const FlatSquare&) const = default;
};

/// Draws the square within `rect`.
void drawFlatSquare(QPainter& painter, const FlatSquare& square, const QRectF& rect, const QPalette& palette);

}  // namespace plt
