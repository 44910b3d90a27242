// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace memory {

/// Draws a picture into a box, as large as fits, in the middle.
void drawPicture(QPainter& painter, const QRectF& box, int picture);

/// Draws what is on the paper of a card: the picture and, where wanted and where letters would be large
/// enough to read, its name.
void drawFace(QPainter& painter, const QRectF& card, int picture, bool named);

}  // namespace memory
