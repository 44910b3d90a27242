// SPDX-License-Identifier: MIT
#include "common/board/hand/hand_marks.h"

#include "common/board/hand/hand.h"
#include "common/look/marks.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QTransform>

namespace plt {
namespace {

/// Paths are built in a square of this side; in a smaller one their curves would have too few segments.
constexpr double side = 1000;

QPainterPath disc(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(side / 2, side / 2), radius, radius);
    return path;
}

QPainterPath ring(double outer, double inner) {
    QPainterPath path = disc(outer);
    path.addPath(disc(inner));
    return path;
}

QPainterPath cross() {
    QPainterPath bars;
    bars.addRoundedRect(QRectF(160, 450, 680, 100), 50, 50);
    QPainterPath other;
    other.addRoundedRect(QRectF(450, 160, 100, 680), 50, 50);
    QTransform turn;
    turn.translate(side / 2, side / 2);
    turn.rotate(45);
    turn.translate(-side / 2, -side / 2);
    return turn.map(bars.united(other));
}

/// A frame along the edge of the square.
QPainterPath edge() {
    QPainterPath path;
    path.addRect(QRectF(0, 0, side, side));
    path.addRoundedRect(QRectF(80, 80, side - 160, side - 160), 70, 70);
    return path;
}

QPainterPath formOf(HandMark mark) {
    switch (mark) {
        case HandMark::target:
            return ring(300, 250);
        case HandMark::targetOnPiece:
            return ring(425, 380);
        case HandMark::landing:
            return edge();
        case HandMark::refused:
            return cross();
    }
    return {};
}

/// Opacity of the tint of a marked cell.
float tintOf(HandMark mark) {
    return mark == HandMark::landing ? 0.38F : mark == HandMark::refused ? 0.3F : 0;
}

}  // namespace

QPainterPath markForm(HandMark mark) {
    return QTransform::fromScale(1 / side, 1 / side).map(formOf(mark));
}

Role markRole(HandMark mark) {
    return mark == HandMark::refused ? Role::bad : Role::good;
}

void drawMarkForm(QPainter& painter, const QPainterPath& form, const QRectF& rect, const QColor& colour) {
    const double shortSide = std::min(rect.width(), rect.height());
    const double edge = formEdge(shortSide);
    // Forms keep their proportions on a long cell, and their edges whole pixels.
    const double length = shortSide - 2 * std::ceil(2 * edge);
    if (length <= 0) return;
    QTransform place;
    place.translate(rect.center().x() - length / 2, rect.center().y() - length / 2);
    place.scale(length, length);
    drawMarkedForm(painter, place.map(form), colour, edge);
}

void drawHandMark(QPainter& painter, HandMark mark, const QRectF& rect, const QPalette& palette) {
    const QColor sign = colour(markRole(mark), palette);
    if (const float strength = tintOf(mark); strength > 0) {
        QColor tint = sign;
        tint.setAlphaF(strength);
        painter.fillRect(rect, tint);
    }
    drawMarkForm(painter, markForm(mark), rect, sign);
}

void drawHome(QPainter& painter, const QRectF& place) {
    const double width = std::max(1.5, place.width() / 28);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markDark, width + 2, Qt::DashLine));
    painter.drawEllipse(place);
    // Dashes are measured in line widths.
    QPen light(markLight, width);
    light.setDashPattern({4 * (width + 2) / width, 2 * (width + 2) / width});
    painter.setPen(light);
    painter.drawEllipse(place);
}

std::vector<MarkedCell> marksOf(const Hand& hand, int hovered) {
    std::vector<MarkedCell> marks;
    const int activeCell = hand.activeCell(hovered);
    const Hand::Piece* const held = hand.handPiece(hand.lifted());
    if (held == nullptr) {
        if (hand.isPlace(activeCell) && hand.isOpen(activeCell) && hand.isEnabled(activeCell))
            marks.push_back({activeCell, HandMark::landing});
        return marks;
    }
    for (const int cell : held->targets) {
        if (!hand.isPlace(cell) || !hand.isTarget(cell)) continue;
        const bool occupied = hand.isOccupied(cell);
        if (cell == activeCell) marks.push_back({cell, HandMark::landing});
        if (!occupied) marks.push_back({cell, HandMark::target});
        if (occupied) marks.push_back({cell, HandMark::targetOnPiece});
    }
    // A player who only looks around with pointer or keyboard has not put it there yet.
    if (hand.heldAt() && hand.isPlace(activeCell) && activeCell != held->cell && !hand.isTarget(activeCell))
        marks.push_back({activeCell, HandMark::refused});
    return marks;
}

}  // namespace plt
