// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace memory {

/// Draws a picture into a box, as large as fits, centred.
void drawPicture(QPainter& painter, const QRectF& box, int picture);

/// Draws the face of a card: the picture and, if `named` and large enough to read, its name.
void drawFace(QPainter& painter, const QRectF& card, int picture, bool named);

}  // namespace memory
