// SPDX-License-Identifier: MIT
#include "common/look/marks.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPalette>

namespace plt {

namespace {

/// Length of the hint sign's legs along both edges, as a fraction of the shorter side; longer if a round form
/// cuts off the corner.
constexpr qreal signLeg = 0.36;
constexpr qreal roundSignLeg = 0.6;

void stroke(QPainter& painter, const QPainterPath& path, const QColor& colour, qreal width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

/// Returns the triangle in the upper right corner of the box; its legs along both edges have this length.
QPainterPath cornerOf(const QRectF& box, qreal leg) {
    QPainterPath path(box.topRight());
    path.lineTo(box.right(), box.top() + leg);
    path.lineTo(box.right() - leg, box.top());
    path.closeSubpath();
    return path;
}

QPainterPath signIn(const QPainterPath& outline) {
    const QRectF box = outline.boundingRect();
    const qreal side = std::min(box.width(), box.height());
    const QPointF nearCorner = box.topRight() + QPointF(-0.12, 0.12) * side;
    const qreal leg = side * (outline.contains(nearCorner) ? signLeg : roundSignLeg);
    return outline.intersected(cornerOf(box, leg));
}

}  // namespace

QColor markColour(Mark mark, const QPalette& palette) {
    switch (mark) {
        case Mark::target:
            return colour(Role::good, palette);
        case Mark::focus:
            return palette.color(QPalette::Highlight);
        case Mark::hint:
        case Mark::lastMove:
            break;
    }
    return colour(Role::accent, palette);
}

MarkLines markLines(Mark mark, qreal side) {
    // The smallest cells only have room for the lines themselves.
    constexpr qreal tiny = 10;
    constexpr qreal little = 20;
    if (side < tiny) return {.core = 0.5, .edge = 0.5};
    const qreal edge = std::max(1.0, std::round(side / 70));
    if (side < little) return {.core = 1, .edge = edge};
    switch (mark) {
        case Mark::lastMove:
            return {.core = edge, .edge = edge};
        case Mark::focus:
            return {.core = std::max(2.0, std::round(side / 45)), .edge = edge};
        case Mark::target:
        case Mark::hint:
            break;
    }
    return {.core = std::max(2.0, std::round(side / 30)), .edge = edge};
}

qreal formEdge(qreal side) {
    return std::clamp(side / 40, 1.0, 3.0) + (side < 24 ? 0 : 0.5);
}

void drawMarkedLine(QPainter& painter, const QPainterPath& outline, const QColor& colour, MarkLines lines) {
    const qreal all = lines.core + 2 * lines.edge;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    stroke(painter, outline, lines.lightOutside ? markLight : markDark, all);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    stroke(painter, outline, lines.lightOutside ? markDark : markLight, all);
    painter.restore();
    stroke(painter, outline, colour, lines.core);
    painter.restore();
}

void drawMarkedForm(QPainter& painter, const QPainterPath& form, const QColor& colour, qreal edge) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    stroke(painter, form, markDark, 4 * edge);
    stroke(painter, form, markLight, 2 * edge);
    painter.fillPath(form, colour);
    painter.restore();
}

void drawMark(QPainter& painter, Mark mark, const QPainterPath& outline, const QPalette& palette,
              qreal side) {
    drawMarkedLine(painter, outline, markColour(mark, palette), markLines(mark, side));
    if (mark == Mark::hint) drawHintSign(painter, outline, palette);
}

void drawMarkInside(QPainter& painter, Mark mark, const QRectF& rect, qreal corner, const QPalette& palette) {
    const qreal side = std::min(rect.width(), rect.height());
    const qreal inset = markLines(mark, side).reach();
    // Lines one pixel wide are only sharp if they are aligned with the pixels.
    const QRectF snapped(rect.toAlignedRect().intersected(rect.toRect()));
    QPainterPath outline;
    const qreal round = std::max(0.0, corner - inset);
    outline.addRoundedRect(snapped.adjusted(inset, inset, -inset, -inset), round, round);
    drawMark(painter, mark, outline, palette, side);
}

void drawHintSign(QPainter& painter, const QPainterPath& outline, const QPalette& palette) {
    const QRectF box = outline.boundingRect();
    const qreal side = std::min(box.width(), box.height());
    // Its lines end where those of the ring do.
    const MarkLines lines = markLines(Mark::hint, side);
    drawMarkedForm(painter, signIn(outline), markColour(Mark::hint, palette),
                   std::min(lines.edge, lines.reach() / 2));
}

QPainterPath hintArrow(QPointF from, QPointF over, QPointF to, qreal breadth) {
    const auto unit = [](QPointF way) { return way / std::max(1e-6, std::hypot(way.x(), way.y())); };
    const QPointF ahead = unit(to - over);
    const QPointF neck = to - ahead * 2.9 * breadth;
    const QPointF wing = QPointF(-ahead.y(), ahead.x()) * 2 * breadth;
    QPainterPath shaft(from);
    // Into the head, so that no gap is seen between them.
    shaft.quadTo(over, neck + ahead * breadth);
    QPainterPathStroker stroker;
    stroker.setWidth(breadth);
    QPainterPath head(to);
    head.lineTo(neck + wing);
    head.lineTo(neck - wing);
    head.closeSubpath();
    QPainterPath tail;
    tail.addEllipse(from, 1.3 * breadth, 1.3 * breadth);
    return stroker.createStroke(shaft).united(head).united(tail);
}

void drawHintArrow(QPainter& painter, QPointF from, QPointF to, const QPalette& palette, qreal side,
                   Bend bend) {
    const QPointF way = to - from;
    QPointF aside(way.y(), -way.x());
    const bool leadsUp = aside.y() < 0;
    const bool isWrong = aside.y() == 0 ? aside.x() < 0 : leadsUp != (bend == Bend::up);
    if (isWrong) aside = -aside;
    const qreal breadth = std::max(2.0, side / 12);
    drawMarkedForm(painter, hintArrow(from, (from + to) / 2 + aside * 0.35, to, breadth),
                   markColour(Mark::hint, palette), markLines(Mark::hint, side).edge);
}

}  // namespace plt
