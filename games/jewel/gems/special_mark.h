// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/specials.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QPainter;

namespace jewel {

/// Returns the text that follows the name of a special gem, such as "beam along the row"; empty for other
/// gems and for a prism, which has no other name.
QString specialName(Special special);

/// The mark of a special gem, around the origin within a unit square: a clasp on both sides of a beam and
/// points along it, a ring of rays for a burst, a sparkle for a prism.
QPainterPath specialMark(Special special);
/// The size of a gem within its mark as a fraction of its usual size, so that the outline of the mark stays
/// visible.
constexpr double sizeWithin(Special special) {
    return special == Special::none || special == Special::prism ? 1 : 0.78;
}
/// Draws the mark in the box of a gem: golden with a dark edge.
void drawSpecialMark(QPainter& painter, const QRectF& box, Special special);

}  // namespace jewel
