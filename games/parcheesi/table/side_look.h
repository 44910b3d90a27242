// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <QColor>
#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace parcheesi {

/// What tells the sides apart: a colour, and a shape that is its own in any light.
QColor sideColour(Side side);
/// What is drawn upon that colour.
QColor onSideColour(Side side);
/// The shape, as large as the square allows: a ring, a triangle, a square, a star.
QPainterPath emblem(Side side, const QRectF& square);
/// A disc in the side's colour with its emblem.
void drawDisc(QPainter& painter, Side side, const QRectF& square);

}  // namespace parcheesi
