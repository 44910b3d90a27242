// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene/scene_marks.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace plt {

/// What is shown on one square besides the board itself.
struct FlatSquare {
    /// What the lifted piece means for it.
    enum class Hand : std::uint8_t { nothing, target, landing, refused };

    QColor colour;  ///< of the square; invalid for a stand
    SquareMark mark = SquareMark::none;
    QString label;  ///< empty for none
    Hand hand = Hand::nothing;
    bool occupied = false;  ///< a piece covers the mark of a target, which is drawn above it then
    QRectF home;          ///< the lifted piece's own place, which it has left, in board units; null for none
    bool cursor = false;  ///< the visible keyboard cursor is on it
    bool operator==(const FlatSquare&) const = default;
};

/// Draws it within `rect`; `home` is the square's home in pixels.
void drawFlatSquare(QPainter& painter, const FlatSquare& square, const QRectF& rect, const QRectF& home,
                    const QPalette& palette);
/// The mark of a target that lies above the piece there.
void drawFlatTargetOnPiece(QPainter& painter, const QColor& square, const QRectF& rect,
                           const QPalette& palette);

}  // namespace plt
