// SPDX-License-Identifier: MIT
#include "pousse/scene/looks.h"

#include "common/board/board_view.h"
#include "common/look/colours.h"
#include "common/look/fitted_font.h"

#include <cmath>

#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace pousse {

namespace {

constexpr int chevronFrom = 26;  ///< smallest cell in pixels with room for more than its number

QColor markerColour(Mark mark, const QPalette& palette) {
    const bool dark = plt::isDark(palette);
    if (mark == Mark::x) return dark ? QColor(0x4A, 0x9B, 0xD6) : QColor(0x1F, 0x6F, 0xAE);
    return dark ? QColor(0xF2, 0xB1, 0x34) : QColor(0xE6, 0x9F, 0x00);
}

QPainterPath cross(const QRectF& box) {
    const qreal arm = box.width() * 0.24;
    const qreal thick = box.width() * 0.115;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const qreal angle : {45.0, 135.0}) {
        QTransform turn;
        turn.translate(box.center().x(), box.center().y());
        turn.rotate(angle);
        QPainterPath bar;
        bar.addRoundedRect(QRectF(-arm - thick / 2, -thick / 2, 2 * arm + thick, thick), thick / 2,
                           thick / 2);
        path.addPath(turn.map(bar));
    }
    return path.simplified();
}

QPainterPath body(Mark mark, const QRectF& box) {
    QPainterPath path;
    if (mark == Mark::x)
        path.addRoundedRect(box, box.width() * 0.2, box.width() * 0.2);
    else
        path.addEllipse(box);
    return path;
}

/// Draws an arrow that bends down over an edge.
void paintFallSign(QPainter& painter, const QRectF& box, const QPalette& palette) {
    const qreal side = std::max(box.width() * 0.42, 9.0);
    QRectF disc(0, 0, side, side);
    disc.moveCenter(box.topRight() + QPointF(-side * 0.28, side * 0.28));
    painter.setPen(QPen(Qt::white, std::max(side / 12, 1.0)));
    painter.setBrush(plt::isDark(palette) ? QColor(0xB8, 0x36, 0x2F) : plt::colour(plt::Role::bad, palette));
    painter.drawEllipse(disc);
    painter.setPen(QPen(Qt::white, side / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle = disc.center();
    const qreal reach = side * 0.24;
    painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach));
    painter.drawPolyline(QPolygonF({middle + QPointF(-reach * 0.8, reach * 0.2), middle + QPointF(0, reach),
                                    middle + QPointF(reach * 0.8, reach * 0.2)}));
}

/// Draws an almost full circle with an arrowhead, for a board that recurs.
void paintRepeatSign(QPainter& painter, const QRectF& box, const QPalette& palette) {
    const QColor colour = plt::isDark(palette) ? QColor(0xFF, 0xA0, 0x94)
                                               : plt::shaded(plt::colour(plt::Role::bad, palette), -0.25);
    const qreal line = std::max(box.width() / 18, 1.5);
    const QRectF ring = box.adjusted(line, line, -line, -line);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, 60 * 16, 300 * 16);
    const qreal head = line * 2.6;
    const QPointF end(ring.center().x() + ring.width() / 2, ring.center().y());
    QPainterPath arrow;
    arrow.moveTo(end + QPointF(-head, -head * 0.4));
    arrow.lineTo(end + QPointF(head, -head * 0.4));
    arrow.lineTo(end + QPointF(0, head * 0.9));
    arrow.closeSubpath();
    QTransform turn;
    turn.translate(ring.center().x(), ring.center().y());
    turn.rotate(-60);
    turn.translate(-ring.center().x(), -ring.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(turn.map(arrow));
}

qreal angleOf(Edge edge) {
    switch (edge) {
        case Edge::left:
            return 0;
        case Edge::top:
            return 90;
        case Edge::right:
            return 180;
        case Edge::bottom:
            break;
    }
    return 270;
}

}  // namespace

quint64 MarkerLook::number() const {
    return (mark == Mark::x ? 1U : 2U) | (isFalling ? 4U : 0U) | (isEntering ? 8U : 0U);
}

MarkerLook MarkerLook::of(quint64 number) {
    return {(number & 3U) == 1 ? Mark::x : Mark::o, (number & 4U) != 0, (number & 8U) != 0};
}

quint64 EdgeLook::number() const {
    return (isOpen ? 1U : 0U) | (repeats ? 2U : 0U) | (isChosen ? 4U : 0U);
}

EdgeLook EdgeLook::of(quint64 number) {
    return {(number & 1U) != 0, (number & 2U) != 0, (number & 4U) != 0};
}

QColor frameColour(const QPalette& palette) {
    return plt::isDark(palette) ? QColor(0x5B, 0x45, 0x33) : QColor(0xDB, 0xB3, 0x82);
}

QColor frameInk(const QPalette& palette) {
    return plt::isDark(palette) ? QColor(0xF5, 0xE7, 0xD2) : QColor(0x43, 0x2B, 0x14);
}

void paintFrame(QPainter& painter, const QRectF& frame, const QRectF& squares, const QPalette& palette) {
    const qreal cell = (frame.width() - squares.width()) / 2;
    const qreal corner = cell * 0.34;
    const QColor wood = frameColour(palette);
    painter.setPen(Qt::NoPen);
    for (int i = 3; i >= 1; --i) {
        painter.setBrush(QColor(0, 0, 0, 10));
        painter.drawRoundedRect(frame.translated(i * 0.7, i), corner, corner);
    }
    QLinearGradient light(frame.topLeft(), frame.bottomRight());
    light.setColorAt(0, plt::shaded(wood, 0.16));
    light.setColorAt(0.5, wood);
    light.setColorAt(1, plt::shaded(wood, -0.12));
    painter.setBrush(light);
    painter.setPen(QPen(plt::shaded(wood, -0.4), std::max(cell / 32, 1.0)));
    const qreal line = std::max(cell / 64, 0.5);
    painter.drawRoundedRect(frame.adjusted(line, line, -line, -line), corner, corner);
    // The hollow is lower, so its upper and left rims are in the shade.
    const qreal rim = std::max(cell / 14, 2.0);
    const QRectF hollow = squares.adjusted(-rim, -rim, rim, rim);
    QLinearGradient shade(hollow.topLeft(), hollow.bottomRight());
    shade.setColorAt(0, plt::shaded(wood, -0.55));
    shade.setColorAt(1, plt::shaded(wood, -0.25));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(hollow, rim * 1.5, rim * 1.5);
}

void paintSquare(QPainter& painter, const QRectF& rect, Ground ground, const QPalette& palette) {
    const qreal gap = std::max(rect.width() * 0.02, 0.5);
    const QRectF inner = rect.adjusted(gap, gap, -gap, -gap);
    const QColor plain = plt::colour(plt::Role::cellRaised, palette);
    QColor fill = plain;
    switch (ground) {
        case Ground::plain:
            break;
        case Ground::swept:
            fill = plt::mixed(plain, plt::colour(plt::Role::accent, palette), 0.3);
            break;
        case Ground::won:
            fill = plt::colour(plt::Role::good, palette);
            break;
        case Ground::lost:
            fill = plt::mixed(plain, plt::colour(plt::Role::bad, palette), 0.55);
            break;
    }
    const qreal corner = rect.width() * 0.06;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(inner, corner, corner);
    if (ground == Ground::won) {
        // A light frame, so that not only the colour differs.
        const qreal line = std::max(rect.width() / 24, 1.5);
        const QRectF frame = inner.adjusted(line, line, -line, -line);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::white, line));
        painter.drawRoundedRect(frame, corner, corner);
    }
    if (ground == Ground::lost) {
        painter.save();
        painter.setClipRect(inner);
        painter.setPen(
            QPen(plt::shaded(plt::colour(plt::Role::bad, palette), -0.3), std::max(rect.width() / 26, 1.0)));
        const qreal step = rect.width() / 5;
        for (qreal x = -rect.width(); x < rect.width(); x += step)
            painter.drawLine(QPointF(rect.left() + x, rect.bottom()),
                             QPointF(rect.left() + x + rect.width(), rect.top()));
        painter.restore();
    }
}

void paintEdge(QPainter& painter, const plt::CellPaint& cell, const EdgeLook& look, const Move& move,
               const QPalette& palette) {
    const QRectF& rect = cell.rect;
    const qreal side = std::min(rect.width(), rect.height());
    const QColor wood = frameColour(palette);
    const QColor ink = frameInk(palette);
    const bool pressed = cell.pressed && look.isOpen;
    const bool lively = look.isOpen && (cell.hovered || look.isChosen);
    QRectF disc(0, 0, side * 0.86, side * 0.86);
    disc.moveCenter(rect.center());
    painter.setPen(Qt::NoPen);
    if (pressed) {
        painter.setBrush(plt::shaded(wood, plt::isDark(palette) ? -0.6 : -0.62));
        painter.drawEllipse(disc);
    } else if (lively) {
        painter.setBrush(plt::shaded(wood, plt::isDark(palette) ? 0.14 : 0.3));
        painter.drawEllipse(disc);
    }
    QColor text = ink;
    if (!look.isOpen) text.setAlphaF(0.62);
    if (pressed) text = Qt::white;
    const bool roomy = side >= chevronFrom;
    QTransform turn;
    turn.rotate(angleOf(move.edge));
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(qRound(side * (roomy ? 0.5 : 0.74)), 7));
    const QString number = QLocale().toString(move.line + 1);
    painter.setFont(plt::fittedFont(font, number, qRound(side * 0.8)));
    painter.setPen(text);
    // Away from the arrow, which points at the squares.
    const QPointF outwards = roomy && look.isOpen ? -turn.map(QPointF(side * 0.1, 0)) : QPointF();
    painter.drawText(rect.translated(outwards), Qt::AlignCenter, number);
    if (roomy && look.isOpen) {
        const qreal reach = side * (lively ? 0.09 : 0.07);
        const QPolygonF arrow({QPointF(side * 0.28, -reach * 1.3), QPointF(side * 0.28 + reach, 0),
                               QPointF(side * 0.28, reach * 1.3)});
        painter.setPen(QPen(text, std::max(side / 26, 1.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(turn.map(arrow).translated(rect.center()));
    }
    if (look.repeats) paintRepeatSign(painter, disc, palette);
}

void paintMarker(QPainter& painter, const QRectF& box, const MarkerLook& look, const QPalette& palette) {
    const QColor colour = markerColour(look.mark, palette);
    const qreal line = std::max(box.width() / 24, 1.0);
    const QRectF whole = box.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    QLinearGradient light(whole.topLeft(), whole.bottomRight());
    light.setColorAt(0, plt::shaded(colour, 0.24));
    light.setColorAt(0.55, colour);
    light.setColorAt(1, plt::shaded(colour, -0.2));
    painter.setBrush(light);
    painter.setPen(QPen(plt::shaded(colour, -0.52), line));
    painter.drawPath(body(look.mark, whole));
    // A raised rim, lit from above.
    const qreal inset = box.width() * 0.09;
    painter.setBrush(Qt::NoBrush);
    QColor rim = plt::shaded(colour, 0.55);
    rim.setAlphaF(0.75);
    painter.setPen(QPen(rim, line * 0.8));
    painter.drawPath(body(look.mark, whole.adjusted(inset, inset, -inset, -inset)));
    const QColor sign = look.mark == Mark::x ? QColor(0xFF, 0xFD, 0xF6) : QColor(0x4A, 0x2E, 0x05);
    painter.setPen(Qt::NoPen);
    painter.setBrush(sign);
    if (look.mark == Mark::x) {
        painter.drawPath(cross(whole));
    } else {
        const qreal outer = box.width() * 0.245;
        const qreal inner = box.width() * 0.135;
        QPainterPath ring;
        ring.addEllipse(whole.center(), outer, outer);
        ring.addEllipse(whole.center(), inner, inner);
        painter.drawPath(ring);
    }
    if (look.isFalling) paintFallSign(painter, box, palette);
}

}  // namespace pousse
