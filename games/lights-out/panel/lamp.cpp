// SPDX-License-Identifier: MIT
#include "lights-out/panel/lamp.h"

#include "common/look/colours.h"

#include <cmath>
#include <numbers>

#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QRadialGradient>

namespace lights_out {

namespace {

const QColor glass(0xFF, 0xFB, 0xEC);
const QColor warm(0xFF, 0xD3, 0x78);
const QColor amber(0xF2, 0x9F, 0x3A);
const QColor ember(0xC9, 0x70, 0x1C);
const QColor sign(0x0B, 0x5C, 0xA8);

QRectF tileOf(const QRectF& box) {
    const qreal gap = box.width() * 0.02;
    return box.adjusted(gap, gap, -gap, -gap);
}

QRectF disc(QPointF centre, qreal radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void paintTile(QPainter& painter, const QRectF& box, const QBrush& fill, const QColor& light,
               const QColor& shade) {
    const QRectF tile = tileOf(box);
    const qreal side = box.width();
    const qreal radius = side * 0.12;
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(tile, radius, radius);
    // Light comes from the upper left: a bright upper edge, a dark lower one.
    const qreal edge = qMax(1.0, side / 48);
    painter.setBrush(light);
    painter.drawRoundedRect(tile.adjusted(0, 0, -edge, -edge), radius, radius);
    painter.setBrush(fill);
    painter.drawRoundedRect(tile.adjusted(edge, edge, -edge, -edge), radius * 0.92, radius * 0.92);
}

void paintOn(QPainter& painter, const QRectF& box) {
    const qreal side = box.width();
    const QPointF centre = box.center();
    QRadialGradient glow(centre, side * 0.72);
    glow.setColorAt(0, QColor(0xFF, 0xE6, 0xA6));
    glow.setColorAt(0.35, warm);
    glow.setColorAt(1, amber);
    paintTile(painter, box, glow, QColor(0xFF, 0xE9, 0xB8), ember);
    if (side >= 15) {
        // Rays distinguish a lit lamp from a dark one without colour.
        painter.setPen(QPen(QColor(0x9A, 0x4E, 0x0C), qMax(1.0, side * 0.042), Qt::SolidLine, Qt::RoundCap));
        for (int ray = 0; ray < 8; ++ray) {
            const qreal angle = ray * std::numbers::pi / 4 + std::numbers::pi / 8;
            const QPointF way(std::cos(angle), std::sin(angle));
            painter.drawLine(centre + way * side * 0.29, centre + way * side * 0.375);
        }
    }
    QRadialGradient bulb(centre - QPointF(side, side) * 0.06, side * 0.26);
    bulb.setColorAt(0, Qt::white);
    bulb.setColorAt(0.7, glass);
    bulb.setColorAt(1, QColor(0xFF, 0xF0, 0xC2));
    painter.setPen(QPen(QColor(0xB4, 0x62, 0x12), qMax(0.8, side / 40)));
    painter.setBrush(bulb);
    painter.drawEllipse(disc(centre, side * 0.2));
}

void paintOff(QPainter& painter, const QRectF& box, bool dark) {
    const qreal side = box.width();
    const QPointF centre = box.center();
    QLinearGradient fill(box.topLeft(), box.bottomRight());
    fill.setColorAt(0, dark ? QColor(0x3A, 0x3D, 0x54) : QColor(0x45, 0x49, 0x68));
    fill.setColorAt(1, dark ? QColor(0x2D, 0x2F, 0x42) : QColor(0x37, 0x3A, 0x55));
    paintTile(painter, box, fill, dark ? QColor(0x4A, 0x4E, 0x69) : QColor(0x58, 0x5D, 0x80),
              dark ? QColor(0x1A, 0x1B, 0x27) : QColor(0x23, 0x25, 0x3A));
    const QColor rim(0x86, 0x8C, 0xB0);
    const qreal line = qMax(1.0, side / 26);
    QRadialGradient bulb(centre + QPointF(side, side) * 0.05, side * 0.24);
    bulb.setColorAt(0, QColor(0x35, 0x38, 0x51));
    bulb.setColorAt(1, QColor(0x22, 0x24, 0x37));
    painter.setPen(QPen(rim, line));
    painter.setBrush(bulb);
    painter.drawEllipse(disc(centre, side * 0.2));
    if (side < 24) return;
    // The glint on the unlit glass.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0xC4, 0xC9, 0xE2), line * 0.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(disc(centre, side * 0.125), 110 * 16, 60 * 16);
}

QPainterPath starPath(QPointF centre, qreal outer, qreal inner) {
    QPainterPath path;
    for (int point = 0; point < 8; ++point) {
        const qreal radius = point % 2 == 0 ? outer : inner;
        const qreal angle = point * std::numbers::pi / 4;
        const QPointF at = centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
        point == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

void paintNight(QPainter& painter, const QRectF& box, bool moon, int variant) {
    const qreal side = box.width();
    QLinearGradient fill(box.topLeft(), box.bottomLeft());
    fill.setColorAt(0, QColor(0x25, 0x2B, 0x52));
    fill.setColorAt(1, QColor(0x2E, 0x36, 0x63));
    paintTile(painter, box, fill, QColor(0x36, 0x3E, 0x6E), QColor(0x19, 0x1D, 0x3A));
    painter.setPen(Qt::NoPen);
    if (moon) {
        const QPointF centre = box.center();
        QRadialGradient halo(centre, side * 0.48);
        halo.setColorAt(0, QColor(0xFF, 0xF3, 0xCF, 70));
        halo.setColorAt(1, QColor(0xFF, 0xF3, 0xCF, 0));
        painter.setBrush(halo);
        painter.drawEllipse(disc(centre, side * 0.48));
        QPainterPath full;
        full.addEllipse(disc(centre, side * 0.3));
        QPainterPath shadow;
        shadow.addEllipse(disc(centre + QPointF(-0.15, -0.08) * side, side * 0.26));
        painter.setBrush(QColor(0xFF, 0xF1, 0xC4));
        painter.drawPath(full.subtracted(shadow));
        return;
    }
    // Five positions and sizes suffice to hide the pattern.
    struct Star {
        qreal x, y, size;
    };
    static constexpr Star stars[5][2] = {{{0.36, 0.4, 0.17}, {0.7, 0.68, 0.07}},
                                         {{0.62, 0.34, 0.1}, {0.3, 0.7, 0.06}},
                                         {{0.5, 0.56, 0.2}, {0.78, 0.26, 0.06}},
                                         {{0.4, 0.62, 0.12}, {0.68, 0.34, 0.08}},
                                         {{0.64, 0.58, 0.14}, {0.28, 0.3, 0.07}}};
    painter.setBrush(QColor(0xFF, 0xF6, 0xDA));
    for (const auto& star : stars[variant % 5]) {
        const QPointF at = box.topLeft() + QPointF(star.x, star.y) * side;
        painter.drawPath(starPath(at, star.size * side, star.size * side * 0.32));
    }
}

}  // namespace

QColor panelColour(const QPalette& palette) {
    return plt::isDark(palette) ? QColor(0x15, 0x16, 0x20) : QColor(0x26, 0x28, 0x3D);
}

void paintLamp(QPainter& painter, const QRectF& box, Lamp lamp, int variant, const QPalette& palette) {
    switch (lamp) {
        case Lamp::off:
            paintOff(painter, box, plt::isDark(palette));
            return;
        case Lamp::on:
            paintOn(painter, box);
            return;
        case Lamp::star:
            paintNight(painter, box, false, variant);
            return;
        case Lamp::moon:
            paintNight(painter, box, true, variant);
            return;
    }
}

void paintPressSign(QPainter& painter, const QRectF& box, qreal opacity) {
    const qreal side = box.width();
    const QPointF centre = box.center();
    painter.setOpacity(opacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x10, 0x12, 0x20));
    painter.drawEllipse(disc(centre, side * 0.25));
    painter.setBrush(Qt::white);
    painter.drawEllipse(disc(centre, side * 0.23));
    painter.setBrush(sign);
    painter.drawEllipse(disc(centre, side * 0.195));
    // An arrow pointing down: press here.
    painter.setPen(QPen(Qt::white, qMax(1.0, side * 0.042), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) { return centre + QPointF(x, y) * side; };
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(at(0, -0.105), at(0, 0.065));
    painter.drawPolyline(QPolygonF{at(-0.075, -0.01), at(0, 0.07), at(0.075, -0.01)});
    painter.setOpacity(1);
}

void paintPressedSign(QPainter& painter, const QRectF& box, qreal opacity) {
    const qreal side = box.width();
    const QPointF at = box.topLeft() + QPointF(0.84, 0.84) * side;
    painter.setOpacity(opacity);
    painter.setPen(QPen(QColor(0x1B, 0x1C, 0x2A), qMax(0.8, side * 0.03)));
    painter.setBrush(QColor(0xE9, 0xEC, 0xFA));
    // Small lamps get a relatively larger dot, which would otherwise be hardly visible.
    painter.drawEllipse(disc(at, qBound(side * 0.06, 2.8, side * 0.11)));
    painter.setOpacity(1);
}

}  // namespace lights_out
