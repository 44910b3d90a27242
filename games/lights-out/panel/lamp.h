// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace lights_out {

/// The picture of a lamp.
enum class Lamp { off, on, star, moon };

/// The colour of the board behind the lamps; dark in every palette, so that lit lamps stand out.
QColor panelColour(const QPalette& palette);

/// Draws a framed lamp into a square. `variant` selects the look of a star.
void paintLamp(QPainter& painter, const QRectF& box, Lamp lamp, int variant, const QPalette& palette);

/// Draws the sign of a cell to press: a blue disc with an arrow.
void paintPressSign(QPainter& painter, const QRectF& box, qreal opacity);

/// Draws the small sign of a cell that was pressed an odd number of times.
void paintPressedSign(QPainter& painter, const QRectF& box, qreal opacity);

}  // namespace lights_out
