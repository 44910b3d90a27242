// SPDX-License-Identifier: MIT
#include "common/board/hand/mark_layer.h"

#include "common/board/hand/hand.h"

#include <algorithm>

#include <QPainter>

namespace plt {

QRegion MarkLayer::update(const Hand& hand, int hovered, const std::function<QPointF(QPointF)>& fromHand,
                          const BoardGeometry& geometry, const BoardLayout& layout) {
    QRegion region;
    const auto addMissing = [&](const auto& marks, const auto& others) {
        for (const MarkedCell& mark : marks)
            if (std::find(others.begin(), others.end(), mark) == others.end())
                region += layout.cellBox(geometry, mark.cell).toAlignedRect();
    };
    const std::vector<MarkedCell> next = marksOf(hand, hovered);
    addMissing(marked_, next);
    addMissing(next, marked_);
    marked_ = next;

    QRectF home;
    const Hand::Piece* const held = hand.handPiece(hand.lifted());
    if (held != nullptr && hand.heldAt()) {
        home = QRectF(0, 0, 2 * held->radius, 2 * held->radius);
        home.moveCenter(fromHand(held->centre));
    }
    if (home != home_) {
        for (const QRectF& place : {home_, home})
            if (!place.isNull()) region += layout.toWidget(place).adjusted(-4, -4, 4, 4).toAlignedRect();
    }
    home_ = home;
    return region;
}

void MarkLayer::paintOnCells(QPainter& painter, const QRegion& region, const Place& place) const {
    for (const MarkedCell& mark : marked_) {
        const QRectF rect = place.layout.cellBox(place.geometry, mark.cell);
        if (mark.mark == HandMark::targetOnPiece || !region.intersects(rect.toAlignedRect())) continue;
        painter.save();
        // Marks are clipped to their cell, so that it can be repainted alone.
        painter.setClipRect(rect, Qt::IntersectClip);
        drawHandMark(painter, mark.mark, rect, place.palette);
        painter.restore();
    }
    if (home_.isNull()) return;
    painter.save();
    drawHome(painter, place.layout.toWidget(home_));
    painter.restore();
}

void MarkLayer::paintOnPieces(QPainter& painter, const QRegion& region, const Place& place) const {
    for (const MarkedCell& mark : marked_) {
        const QRectF rect = place.layout.cellBox(place.geometry, mark.cell);
        if (mark.mark != HandMark::targetOnPiece || !region.intersects(rect.toAlignedRect())) continue;
        painter.save();
        drawHandMark(painter, mark.mark, rect, place.palette);
        painter.restore();
    }
}

}  // namespace plt
