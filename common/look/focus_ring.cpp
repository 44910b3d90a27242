// SPDX-License-Identifier: MIT
#include "common/look/focus_ring.h"

#include <QPainter>
#include <QPalette>

namespace plt {

void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette, qreal width) {
    const QColor ring = palette.color(QPalette::Highlight);
    const QColor halo = ring.lightnessF() > 0.5F ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 220);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, width + 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.setPen(QPen(ring, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.restore();
}

}  // namespace plt
