// SPDX-License-Identifier: MIT
#include "same/painter.h"

#include "common/look/colours.h"
#include "common/look/marks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

namespace same {

namespace {

/// The radius of a ball, and half the width of a bed and of its rim, as fractions of a cell.
constexpr qreal ballRadius = 0.405;
/// In smaller cells, in device pixels, balls and the shapes on them are larger, down to the smallest.
constexpr qreal usualCell = 24;
constexpr qreal smallestCell = 12;
constexpr qreal smallBallRadius = 0.46;
constexpr qreal shapeSize = 0.6;
constexpr qreal smallShapeSize = 0.86;
constexpr qreal bedHalf = 0.455;
constexpr qreal rimHalf = 0.495;
constexpr qreal hintLine = 0.028;

struct Appearance {
    int hue;          ///< index of distinctHue()
    bool lightShape;  ///< white shape on a dark ball
    const char* name;
};

/// In the order of use, so that few colours differ as much as possible in hue and in lightness.
constexpr std::array<Appearance, 7> appearances{{
    {4, true, QT_TRANSLATE_NOOP("same", "blue disc")},
    {0, false, QT_TRANSLATE_NOOP("same", "orange square")},
    {2, false, QT_TRANSLATE_NOOP("same", "green triangle")},
    {6, false, QT_TRANSLATE_NOOP("same", "pink diamond")},
    {3, false, QT_TRANSLATE_NOOP("same", "yellow star")},
    {1, false, QT_TRANSLATE_NOOP("same", "sky-blue ring")},
    {5, true, QT_TRANSLATE_NOOP("same", "red cross")},
}};

const Appearance& appearance(int colour) {
    return appearances[static_cast<std::size_t>(colour) % appearances.size()];
}

QPainterPath polygon(int points, qreal outer, qreal inner, qreal turn) {
    QPainterPath path;
    const int corners = inner > 0 ? points * 2 : points;
    for (int i = 0; i < corners; ++i) {
        const qreal radius = inner > 0 && i % 2 == 1 ? inner : outer;
        const qreal angle = turn + 2 * M_PI * i / corners;
        const QPointF corner(radius * std::sin(angle), -radius * std::cos(angle));
        if (i == 0) {
            path.moveTo(corner);
        } else {
            path.lineTo(corner);
        }
    }
    path.closeSubpath();
    return path;
}

/// The shape of a colour around the origin, within a circle of radius 1. All have about the same area.
QPainterPath shape(int colour) {
    QPainterPath path;
    switch (colour % 7) {
        case 0:
            path.addEllipse(QPointF(0, 0), 0.72, 0.72);
            break;
        case 1:
            path.addRoundedRect(QRectF(-0.66, -0.66, 1.32, 1.32), 0.12, 0.12);
            break;
        case 2:
            path = polygon(3, 0.98, 0, 0).translated(0, 0.14);
            break;
        case 3:
            path = polygon(4, 0.98, 0, 0);
            break;
        case 4:
            path = polygon(5, 1.02, 0.46, 0).translated(0, 0.05);
            break;
        case 5:
            path.addEllipse(QPointF(0, 0), 0.84, 0.84);
            path.addEllipse(QPointF(0, 0), 0.46, 0.46);
            break;
        default:
            path.addRect(QRectF(-0.86, -0.27, 1.72, 0.54));
            path.addRect(QRectF(-0.27, -0.86, 0.54, 1.72));
            path.setFillRule(Qt::WindingFill);
            path = path.simplified();
            break;
    }
    return path;
}

/// The rectangles of a bed in a unit cell outside its disc, `half` wide on each side of the centre line.
QList<QRectF> bedArms(unsigned joins, qreal half) {
    QList<QRectF> arms;
    const qreal low = 0.5 - half;
    const qreal width = 2 * half;
    if (joins & joinRight) arms << QRectF(0.5, low, 0.5, width);
    if (joins & joinLeft) arms << QRectF(0, low, 0.5, width);
    if (joins & joinDown) arms << QRectF(low, 0.5, width, 0.5);
    if (joins & joinUp) arms << QRectF(low, 0, width, 0.5);
    if (joins & joinDownRight) arms << QRectF(0.5, 0.5, 0.5, 0.5);
    if (joins & joinDownLeft) arms << QRectF(0, 0.5, 0.5, 0.5);
    if (joins & joinUpLeft) arms << QRectF(0, 0, 0.5, 0.5);
    if (joins & joinUpRight) arms << QRectF(0.5, 0, 0.5, 0.5);
    return arms;
}

/// The bed of a ball in a unit cell, `half` wide on each side of the centre line.
QPainterPath bedShape(unsigned joins, qreal half) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(0.5, 0.5), half, half);
    for (const QRectF& arm : bedArms(joins, half)) path.addRect(arm);
    return path;
}

}  // namespace

QString ballName(int colour) {
    return QCoreApplication::translate("same", appearance(colour).name);
}

QColor ballHue(int colour) {
    return plt::distinctHue(appearance(colour).hue);
}

void drawBall(QPainter& painter, const QRectF& box, int colour, Light light, bool shapes) {
    using plt::shaded;
    const qreal side = box.width();
    const qreal scale = light == Light::lit ? 1.05 : light == Light::pressed ? 0.93 : 1;
    const qreal pixels = side * painter.device()->devicePixelRatioF();
    const qreal small = std::clamp((usualCell - pixels) / (usualCell - smallestCell), 0.0, 1.0);
    const qreal radius = side * std::lerp(ballRadius, smallBallRadius, small) * scale;
    const QPointF centre = box.center();
    QColor hue = ballHue(colour);
    if (light == Light::lit) hue = shaded(hue, 0.12);
    if (light == Light::pressed) hue = shaded(hue, -0.1);

    painter.save();
    painter.setPen(Qt::NoPen);
    const QPointF fall(side * 0.02, side * 0.04);
    QRadialGradient shadow(centre + fall, radius * 1.12);
    shadow.setColorAt(0, QColor(0, 0, 0, 90));
    shadow.setColorAt(0.84, QColor(0, 0, 0, 70));
    shadow.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setBrush(shadow);
    painter.drawEllipse(centre + fall, radius * 1.12, radius * 1.12);

    QRadialGradient body(centre, radius, centre - QPointF(radius * 0.42, radius * 0.48));
    body.setColorAt(0, shaded(hue, 0.4));
    body.setColorAt(0.5, hue);
    body.setColorAt(1, shaded(hue, -0.2));
    painter.setBrush(body);
    const qreal rim = qMax(1.0, side / 32);
    painter.setPen(QPen(shaded(hue, -0.42), rim));
    painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2);

    painter.setPen(Qt::NoPen);
    if (shapes) {
        QTransform place;
        place.translate(centre.x(), centre.y());
        const qreal reach = radius * std::lerp(shapeSize, smallShapeSize, small);
        place.scale(reach, reach);
        painter.setBrush(appearance(colour).lightShape ? QColor(255, 255, 255, 240) : shaded(hue, -0.66));
        painter.drawPath(place.map(shape(colour)));
    }
    QPainterPath gloss;
    gloss.addEllipse(centre - QPointF(radius * 0.3, radius * 0.56), radius * 0.4, radius * 0.22);
    painter.setBrush(QColor(255, 255, 255, 70));
    painter.drawPath(gloss);
    painter.restore();
}

void BallPainter::setShapes(bool shapes) {
    if (shapes == shapes_) return;
    shapes_ = shapes;
    balls_.clear();
}

void BallPainter::clear() {
    balls_.clear();
    beds_.clear();
}

void BallPainter::ball(QPainter& painter, const QRectF& box, int colour, Light light) {
    balls_.draw(
        painter, box, static_cast<quint64>(colour) * 4 + static_cast<quint64>(light),
        [&](QPainter& sprite, const QRectF& whole) { drawBall(sprite, whole, colour, light, shapes_); });
}

const QPixmap& BallPainter::shapeOfBed(unsigned joins, QSize size) {
    return bedShapes_.get(joins, size, 1, [this, joins](QPainter& sprite, const QRectF& whole) {
        // Drawing a cached disc and separate rectangles is much faster than filling one path.
        const QPixmap& disc = discs_.get(0, whole.size().toSize(), 1, [](QPainter& once, const QRectF& box) {
            once.setPen(Qt::NoPen);
            once.setBrush(Qt::black);
            once.drawEllipse(box.center(), box.width() * bedHalf, box.height() * bedHalf);
        });
        sprite.drawPixmap(0, 0, disc);
        sprite.scale(whole.width(), whole.height());
        for (const QRectF& arm : bedArms(joins, bedHalf)) sprite.fillRect(arm, Qt::black);
    });
}

void BallPainter::bed(QPainter& painter, const QRectF& cell, int colour, unsigned joins, Light light,
                      const QPalette& palette) {
    if (joins == 0) return;
    const quint64 key =
        (static_cast<quint64>(joins) * 7 + static_cast<quint64>(colour)) * 4 + static_cast<quint64>(light);
    beds_.draw(painter, cell, key, [&](QPainter& sprite, const QRectF& whole) {
        const bool dark = plt::isDark(palette);
        const QColor paper = plt::colour(plt::Role::paper, palette);
        const QColor hue = ballHue(colour);
        if (light == Light::rest) {
            // Filling a path costs far more than colouring the cached shape, and there are several colours.
            const QPixmap& shape = shapeOfBed(joins, whole.size().toSize());
            sprite.drawPixmap(0, 0, shape);
            sprite.setCompositionMode(QPainter::CompositionMode_SourceIn);
            sprite.fillRect(whole, plt::mixed(paper, hue, dark ? 0.36 : 0.38));
            return;
        }
        sprite.setPen(Qt::NoPen);
        sprite.scale(whole.width(), whole.height());
        if (light == Light::hinted) {
            // The hint's rings from the edge inwards: dark, light, its colour, light; then the paper.
            const qreal line = std::max(1 / whole.width(), hintLine);
            qreal half = 0.5;
            for (const QColor& ring :
                 {plt::markDark, plt::markLight, plt::markColour(plt::Mark::hint, palette), plt::markLight}) {
                sprite.setBrush(ring);
                sprite.drawPath(bedShape(joins, half));
                half -= ring == plt::markDark || ring == plt::markLight ? line : 1.5 * line;
            }
            sprite.setBrush(paper);
            sprite.drawPath(bedShape(joins, half));
            return;
        }
        sprite.setBrush(dark ? plt::shaded(hue, 0.45) : plt::shaded(hue, -0.5));
        sprite.drawPath(bedShape(joins, rimHalf));
        const qreal depth = light == Light::pressed ? 0.75 : dark ? 0.55 : 0.6;
        sprite.setBrush(plt::mixed(light == Light::pressed ? plt::shaded(hue, -0.25) : paper, hue, depth));
        sprite.drawPath(bedShape(joins, bedHalf - 0.015));
    });
}

}  // namespace same
