// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace lights_out {

/// What a lamp looks like.
enum class Lamp { off, on, star, moon };

/// The board that the lamps are set into; dark in every palette, so that light is light.
QColor panelColour(const QPalette& palette);

/// Draws a lamp in its frame into a square. `variant` tells stars apart.
void paintLamp(QPainter& painter, const QRectF& box, Lamp lamp, int variant, const QPalette& palette);

/// The sign of a cell to press: a blue disc with an arrow.
void paintPressSign(QPainter& painter, const QRectF& box, qreal opacity);

/// The small sign of a cell that was pressed an odd number of times.
void paintPressedSign(QPainter& painter, const QRectF& box, qreal opacity);

}  // namespace lights_out
