// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/picture/picture.h"

#include <QColor>

class QPainter;
class QPalette;
class QPainterPath;

namespace plt::script {

class Drawings;

/// Returns the colour of a tint; `fallback` for Tint::none.
QColor tintColour(Tint tint, const QPalette& palette, const QColor& fallback);

/// Returns a shape within the square from (-1, -1) to (1, 1).
QPainterPath shapePath(Shape shape);

/// The part of the interaction that a cell shows.
struct CellTouch {
    bool hovered = false;
    bool pressed = false;
    bool round = false;
};

/// Paints a cell without what stands on it.
void paintLook(QPainter& painter, const QRectF& box, const Cell& cell, const CellTouch& touch,
               const QPalette& palette);

/// Returns the colour that text on a cell must stand out from.
QColor groundOf(const Cell& cell, const QPalette& palette);

/// Paints a shape with its text into a box. `ground` is the colour below; `raised` for pieces, which have
/// light and a rim.
void paintDrawn(QPainter& painter, const QRectF& box, const Drawn& drawn, const QPalette& palette,
                const QColor& ground, bool raised, Drawings& drawings);

}  // namespace plt::script
