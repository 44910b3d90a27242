// SPDX-License-Identifier: MIT
#include "chat-noir/picture/cell_painter.h"

#include "common/look/colours.h"

#include <cmath>
#include <numbers>

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace chat_noir {
namespace {

// Everything is drawn in picture units: a circle has radius 20 and its centre at the origin.
constexpr qreal stoneRadius = 19;
constexpr qreal hedgeRadius = 18.6;

struct Colours {
    QColor stone;
    QColor stoneRim;
    QColor hedge;
    QColor hedgeLight;
    QColor hedgeRim;
    QColor dot;
    QColor dotRim;
    QColor petal;
    QColor heart;
};

Colours coloursFor(const QPalette& palette) {
    const QColor accent = plt::colour(plt::Role::accent, palette);
    if (plt::isDark(palette)) {
        return {QColor(0x5F, 0x79, 0xA6), QColor(0x3E, 0x50, 0x73),
                QColor(0x1C, 0x3D, 0x31), QColor(0x35, 0x6B, 0x52),
                QColor(0x0C, 0x1E, 0x18), QColor(0xF4, 0xF6, 0xFC),
                QColor(0x33, 0x43, 0x63), accent,
                QColor(0xFF, 0xE9, 0xB8)};
    }
    return {QColor(0x9F, 0xCD, 0xEE), QColor(0x6C, 0x9F, 0xC6),
            QColor(0x2C, 0x62, 0x4B), QColor(0x4E, 0x96, 0x72),
            QColor(0x17, 0x3B, 0x2D), QColor(0xFF, 0xFF, 0xFF),
            QColor(0x4F, 0x84, 0xAD), accent,
            QColor(0xFF, 0xF1, 0xCC)};
}

/// A round, leafy bush, rotated by an angle.
QPainterPath bush(qreal radius, qreal turn) {
    constexpr int lobes = 9;
    const qreal lobe = radius * 0.3;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(), radius - lobe, radius - lobe);
    for (int i = 0; i < lobes; ++i) {
        const qreal angle = turn + 2 * std::numbers::pi * i / lobes;
        path.addEllipse(QPointF(std::cos(angle), std::sin(angle)) * (radius - lobe), lobe, lobe);
    }
    return path.simplified();
}

const QPainterPath& grownBush(int shape) {
    static const std::array<QPainterPath, hedgeShapes> bushes{
        bush(hedgeRadius, 0.1), bush(hedgeRadius, 0.27), bush(hedgeRadius, 0.44), bush(hedgeRadius, 0.61)};
    return bushes[shape];
}

/// `grown`: the part of the circle covered by a hedge, 0 to 1.
void paintDisc(QPainter& painter, const plt::CellPaint& paint, bool target, qreal grown,
               const Colours& colours) {
    const bool pressed = paint.pressed && target;
    QColor stone = plt::mixed(colours.stone, colours.hedgeRim, grown);
    if (paint.hovered && target) stone = plt::shaded(stone, 0.12);
    if (pressed) stone = plt::shaded(stone, -0.08);
    // A hedge covers the stone and shows its own outline.
    const qreal reach = stoneRadius - 3 * grown;
    painter.setPen(Qt::NoPen);
    // A soft shadow within the box of the circle.
    painter.setBrush(QColor(0, 0, 0, 34));
    painter.drawEllipse(QPointF(0.7, 0.9), reach, reach);
    painter.setBrush(plt::mixed(colours.stoneRim, colours.hedgeRim, grown));
    painter.drawEllipse(QPointF(-0.2, -0.2), reach, reach);
    QLinearGradient light(-14, -16, 14, 16);
    const qreal lift = pressed ? -0.05 : 0.16;
    light.setColorAt(0, plt::shaded(stone, lift));
    light.setColorAt(1, plt::shaded(stone, -lift / 2));
    painter.setBrush(light);
    painter.drawEllipse(QPointF(-0.2, -0.2), reach - 1, reach - 1);
    if (grown > 0 || pressed) return;
    // A glint along the upper left.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1.3, Qt::SolidLine, Qt::RoundCap));
    constexpr qreal glint = stoneRadius - 3.2;
    painter.drawArc(QRectF(-glint, -glint, 2 * glint, 2 * glint), 105 * 16, 70 * 16);
}

/// `grown`: 0 to 1.
void paintHedge(QPainter& painter, int shape, qreal grown, const Colours& colours) {
    if (grown <= 0) return;
    painter.save();
    painter.scale(grown, grown);
    const QPainterPath& outline = grownBush(shape);
    painter.setPen(QPen(colours.hedgeRim, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QRadialGradient light(QPointF(-6, -8), 30);
    light.setColorAt(0, colours.hedgeLight);
    light.setColorAt(0.75, colours.hedge);
    painter.setBrush(light);
    painter.drawPath(outline);
    // A second tier of leaves gives it height.
    painter.save();
    painter.translate(-1, -1.2);
    painter.scale(0.66, 0.66);
    painter.rotate(20);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plt::mixed(colours.hedge, colours.hedgeLight, 0.55));
    painter.drawPath(outline);
    painter.restore();
    // A few leaves catch the light from the upper left.
    painter.setPen(QPen(plt::shaded(colours.hedgeLight, 0.28), 1.5, Qt::SolidLine, Qt::RoundCap));
    const qreal turn = shape * 0.17;
    for (const QPointF leaf :
         {QPointF(-9, -4), QPointF(-3, -10), QPointF(3, 0), QPointF(-5, 7), QPointF(9, -6), QPointF(8, 8)}) {
        const QPointF at(leaf.x() * std::cos(turn) - leaf.y() * std::sin(turn),
                         leaf.x() * std::sin(turn) + leaf.y() * std::cos(turn));
        QPainterPath vein(at + QPointF(-2.2, 1.2));
        vein.quadTo(at + QPointF(-0.6, -1.6), at + QPointF(2.2, -1.2));
        painter.drawPath(vein);
    }
    painter.restore();
}

void paintFlower(QPainter& painter, int shape, qreal open, const Colours& colours) {
    if (open <= 0) return;
    painter.save();
    painter.scale(open, open);
    painter.rotate(shape * 18);
    painter.setPen(QPen(plt::shaded(colours.petal, -0.45), 0.9));
    painter.setBrush(colours.petal);
    for (int petal = 0; petal < 5; ++petal) {
        painter.drawEllipse(QPointF(0, -5), 3.6, 4.2);
        painter.rotate(72);
    }
    painter.setBrush(colours.heart);
    painter.drawEllipse(QPointF(), 3, 3);
    painter.restore();
}

}  // namespace

void paintStone(QPainter& painter, const plt::CellPaint& paint, int shape, bool target,
                const QPalette& palette) {
    const Colours colours = coloursFor(palette);
    const CellLook now = CellLook::of(paint.look);
    const CellLook before = CellLook::of(paint.previousLook);
    const auto shown = [&](bool is, bool was) {
        return is == was ? qreal(is) : is ? paint.progress : 1 - paint.progress;
    };
    painter.translate(paint.rect.center());
    const qreal unit = paint.rect.width() / (2 * circleRadius);
    painter.scale(unit, unit);

    const qreal grown = shown(now.blocked, before.blocked);
    paintDisc(painter, paint, target, grown, colours);
    const bool preview = target && (paint.hovered || paint.cursor);
    for (const Layer layer : cellLayers(now.blocked, now.onPath || before.onPath, preview)) {
        switch (layer) {
            case Layer::freeDisc:
            case Layer::blockedDisc:
                break;
            case Layer::pathDot: {
                const qreal radius = dotRadius * 0.82 * shown(now.onPath, before.onPath);
                painter.setPen(QPen(colours.dotRim, 1.2));
                painter.setBrush(colours.dot);
                if (radius > 0.5) painter.drawEllipse(QPointF(), radius, radius);
                break;
            }
            case Layer::mouseDot:
                // A young hedge previews the effect of a click; pale, so that none takes it for a planted one where
                // stones are small.
                painter.setOpacity(paint.pressed ? 1 : 0.4);
                paintHedge(painter, shape, (paint.pressed ? 0.72 : dotRadius / circleRadius), colours);
                painter.setOpacity(1);
                break;
        }
    }
    // A hedge grows from the size of its preview and shrinks to nothing.
    paintHedge(painter, shape, now.blocked && !before.blocked ? 0.5 + grown / 2 : grown, colours);
    paintFlower(painter, shape, shown(now.flowering(), before.flowering()), colours);
}

}  // namespace chat_noir
