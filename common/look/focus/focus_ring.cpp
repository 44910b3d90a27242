// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_ring.h"

#include "common/look/marks.h"

#include <algorithm>

#include <QPalette>
#include <QRect>

namespace plt {

void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette, qreal width) {
    drawMarkedLine(painter, outline, markColour(Mark::focus, palette),
                   {.core = width, .edge = std::max(1.0, width / 3)});
}

void drawFocusRing(QPainter& painter, const QRect& control, const QPalette& palette) {
    constexpr int edge = 2;
    constexpr int corner = 3;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(control).adjusted(edge, edge, -edge, -edge), corner, corner);
    drawFocusRing(painter, outline, palette);
}

}  // namespace plt
