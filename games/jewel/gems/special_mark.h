// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/specials.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QPainter;

namespace jewel {

/// What a special gem is called after its name, "beam along the row"; empty for other gems, and for a prism,
/// which has no other name.
QString specialName(Special special);

/// The mark of a special gem, around the origin within a square of side 1: bars along a beam, a ring of rays
/// for a burst, a sparkle for a prism.
QPainterPath specialMark(Special special);
/// How large a gem is within its mark, so that its outline is seen: a part of its usual size.
constexpr double sizeWithin(Special special) {
    return special == Special::none || special == Special::prism ? 1 : 0.78;
}
/// Draws the mark in the box of a gem: light with a dark edge.
void drawSpecialMark(QPainter& painter, const QRectF& box, Special special);

}  // namespace jewel
