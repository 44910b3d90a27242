// SPDX-License-Identifier: MIT
#include "common/board/view/cell_rings.h"

#include <algorithm>

#include <QPainter>
#include <QTransform>

namespace plt {
namespace {

/// Corner radius of a square cell, as a fraction of its side.
constexpr qreal cellCorner = 0.12;

}  // namespace

qreal CellRings::side(int cell) const {
    const QRectF box = layout_.cellBox(geometry_, cell);
    return std::min(box.width(), box.height());
}

QPainterPath CellRings::ring(int cell, qreal inset) const {
    // Scaled around the centre of its box, a ring stays inside its cell and no neighbour needs a repaint.
    const QRectF from = geometry_.cellRect(cell);
    const QRectF box = layout_.cellBox(geometry_, cell);
    const QRectF to = box.adjusted(inset, inset, -inset, -inset);
    if (to.width() <= 0 || to.height() <= 0 || from.isEmpty()) return {};
    if (geometry_.hasStraightEdges()) {
        QPainterPath path;
        const qreal corner = std::max(0.0, side(cell) * cellCorner - inset / 2);
        path.addRoundedRect(to, corner, corner);
        return path;
    }
    QTransform placed;
    placed.translate(to.left(), to.top());
    placed.scale(to.width() / from.width(), to.height() / from.height());
    placed.translate(-from.left(), -from.top());
    return placed.map(geometry_.outline(cell));
}

void CellRings::draw(QPainter& painter, Mark mark, int cell) const {
    const MarkLines lines = markLines(mark, side(cell));
    const QPainterPath outline = ring(cell, lines.reach());
    if (!outline.isEmpty()) drawMarkedLine(painter, outline, markColour(mark, palette_), lines);
}

void CellRings::drawHintSign(QPainter& painter, int cell) const {
    const QPainterPath outline = ring(cell, markLines(Mark::hint, side(cell)).reach());
    if (!outline.isEmpty()) plt::drawHintSign(painter, outline, palette_);
}

}  // namespace plt
