// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QRectF>

class QPainter;
class QPalette;

namespace plt {

/// Draws the box of a seat on the felt with its plate, in pixels: the name, preceded by a triangle if the
/// seat is to move (a star for a winner), and the numbers at the other end, in the painter's direction.
void drawSeatBox(QPainter& painter, const QRectF& box, const QRectF& plate, const SeatPlate& said,
                 const QPalette& palette);

}  // namespace plt
