// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <QColor>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace parcheesi {

/// The colour of a side. Sides differ in lightness, too, and have a shape, which is recognisable in any
/// light.
QColor sideColour(Side side);
/// The colour of drawings on top of the side's colour.
QColor onSideColour(Side side);
/// The shape of a side, as large as fits in the square: a ring, a triangle, a square, a star.
QPainterPath emblem(Side side, const QRectF& square);
/// Draws a disc in the side's colour with its emblem.
void drawDisc(QPainter& painter, Side side, const QRectF& square);

}  // namespace parcheesi
