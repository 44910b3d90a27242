// SPDX-License-Identifier: MIT
#include "common/board/view/cell_rings.h"

#include "common/look/colours.h"
#include "common/look/focus_ring.h"

#include <algorithm>

#include <QPainter>
#include <QTransform>

namespace plt {
namespace {

/// Radius of a square cell's corners, as part of its side.
constexpr qreal cellCorner = 0.12;

/// Of the cursor's ring in a cell of this side.
qreal cursorWidth(qreal side) {
    return std::clamp(side / 12, 1.0, std::max(2.5, side / 40));
}

}  // namespace

qreal CellRings::side(int cell) const {
    const QRectF box = layout_.cellBox(geometry_, cell);
    return std::min(box.width(), box.height());
}

QPainterPath CellRings::ring(int cell, qreal inset) const {
    // Scaled about the middle of its box, a ring stays inside its own cell and needs no neighbour repainted.
    const QRectF from = geometry_.cellRect(cell);
    const QRectF box = layout_.cellBox(geometry_, cell);
    const QRectF to = box.adjusted(inset, inset, -inset, -inset);
    if (to.width() <= 0 || to.height() <= 0 || from.isEmpty()) return {};
    if (geometry_.hasStraightEdges()) {
        QPainterPath path;
        const qreal corner = std::min(box.width(), box.height()) * cellCorner;
        path.addRoundedRect(to, corner, corner);
        return path;
    }
    QTransform placed;
    placed.translate(to.left(), to.top());
    placed.scale(to.width() / from.width(), to.height() / from.height());
    placed.translate(-from.left(), -from.top());
    return placed.map(geometry_.outline(cell));
}

void CellRings::drawHint(QPainter& painter, int cell) const {
    const qreal length = side(cell);
    const qreal width = std::clamp(length / 14, 1.0, 12.0);
    const qreal halo = std::min(std::max(3.0, length / 24), length / 16);
    // Inside the cursor's ring, so that both are seen on one cell.
    const QPainterPath path = ring(cell, width / 2 + std::min(cursorWidth(length) + 2, length / 9));
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colour(Role::paper, palette_), width + halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour(Role::accent, palette_), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.restore();
}

void CellRings::drawCursor(QPainter& painter, int cell) const {
    const qreal width = cursorWidth(side(cell));
    drawFocusRing(painter, ring(cell, width / 2 + 1), palette_, width);
}

}  // namespace plt
