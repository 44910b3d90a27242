// SPDX-License-Identifier: MIT
#include "mines/picture/painter.h"

#include "common/look/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace mines {

using plt::colour;
using plt::mixed;
using plt::Role;
using plt::shaded;

namespace {

/// Below this many device pixels a tile shows only plain shapes.
constexpr qreal plainSide = 8;
/// Below this many the gap between tiles is their dark edge, too.
constexpr qreal dimSide = 16;
/// The height of a digit as a fraction of its tile, and of one on smaller tiles, down to the smallest.
constexpr qreal usualDigit = 0.55;
constexpr qreal smallDigit = 0.75;
constexpr qreal usualDigitSide = 24;
constexpr qreal smallestDigitSide = 9;

}  // namespace

QColor digitColour(int number, bool dark) {
    static constexpr std::array<QRgb, 8> onLight{0xFF176DCF, 0xFF117432, 0xFFAF2621, 0xFF4F2184,
                                                 0xFF823E03, 0xFF024F57, 0xFF17171F, 0xFF500E38};
    static constexpr std::array<QRgb, 8> onDark{0xFF79B4F8, 0xFF12DB55, 0xFFEF807D, 0xFFAE7CE8,
                                                0xFFFFBF87, 0xFF52EEFF, 0xFFF0F0F6, 0xFFFBDDF0};
    const auto index = std::size_t(std::clamp(number, 1, 8) - 1);
    return QColor::fromRgb(dark ? onDark[index] : onLight[index]);
}

QColor openColour(const QPalette& palette) {
    return colour(Role::paper, palette);
}

QColor coveredColour(const QPalette& palette) {
    // Cooler and clearly darker than the open ground on light palettes, lighter on dark ones.
    const QColor tone = mixed(colour(Role::cell, palette), plt::distinctHue(4), 0.22);
    return plt::isDark(palette) ? shaded(tone, 0.16) : mixed(tone, colour(Role::ink, palette), 0.10);
}

void paintFlower(QPainter& painter, const QRectF& box, int kind) {
    static constexpr std::array<int, flowerKinds> hues{5, 6, 0, 3};
    constexpr int petals = 6;
    const QColor petal = mixed(plt::distinctHue(hues[std::size_t(kind)]), QColor(Qt::white), 0.12);
    painter.save();
    painter.translate(box.center());
    painter.scale(box.width() / 32, box.height() / 32);
    painter.rotate(15.0 * kind);
    painter.setPen(QPen(shaded(petal, -0.5), 1.1));
    painter.setBrush(petal);
    for (int i = 0; i < petals; ++i) {
        painter.drawEllipse(QPointF(0, -7.2), 4.4, 6);
        painter.rotate(360.0 / petals);
    }
    // The middle contrasts with light and with dark petals, so that the flower reads in greyscale.
    painter.setPen(QPen(QColor(0x2B, 0x2D, 0x42), 1.1));
    painter.setBrush(kind == 3 ? QColor(0x8A, 0x4B, 0x12) : QColor(0xFF, 0xF0, 0xA8));
    painter.drawEllipse(QPointF(0, 0), 4.2, 4.2);
    painter.restore();
}

void TilePainter::setStyle(const QPalette& palette, const QFont& font) {
    sprites_.clear();
    palette_ = palette;
    font_ = font;
    dark_ = plt::isDark(palette);
}

void TilePainter::draw(QPainter& painter, const QRectF& box, TileLook look, Touch touch, Part part) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    if (std::min(box.width(), box.height()) * ratio < plainSide) {
        // Boxes of tiles this small differ by a pixel, and caching them would save nothing.
        if (part != Part::sign) paintGround(painter, box, look, touch);
        if (part != Part::ground) paintSign(painter, box, look);
        return;
    }
    const quint64 key = look.packed() | quint64(touch) << 16 | quint64(part) << 20;
    sprites_.draw(painter, box, key, [&](QPainter& onto, const QRectF& whole) {
        if (part != Part::sign) paintGround(onto, whole, look, touch);
        if (part != Part::ground) paintSign(onto, whole, look);
    });
}

void TilePainter::paint(QPainter& painter, const QRectF& box, TileLook look, Touch touch) {
    draw(painter, box, look, touch, Part::whole);
}

void TilePainter::paintChange(QPainter& painter, const QRectF& box, TileLook from, TileLook to, Touch touch,
                              qreal progress) {
    const auto scaled = [&box](qreal scale) {
        const QSizeF size = box.size() * scale;
        return QRectF(box.center() - QPointF(size.width() / 2, size.height() / 2), size);
    };
    // Growing or shrinking signs are drawn through a transform, so that cached pixmaps have one size only.
    const auto drawScaled = [&](TileLook look, Part part, qreal scale, qreal opacity) {
        if (scale <= 0 || opacity <= 0) return;
        painter.save();
        const QRectF target = scaled(scale);
        painter.translate(target.topLeft());
        painter.scale(scale, scale);
        painter.setOpacity(painter.opacity() * opacity);
        draw(painter, QRectF(QPointF(0, 0), box.size()), look, Touch::none, part);
        painter.restore();
    };
    if (from.isRaised() && !to.isRaised()) {
        // The cover lifts off.
        draw(painter, box, to, touch, Part::whole);
        drawScaled(from, Part::whole, 1 - 0.35 * progress, 1 - progress);
    } else if (!from.isRaised() && to.isRaised()) {
        draw(painter, box, from, Touch::none, Part::whole);
        drawScaled(to, Part::whole, 0.65 + 0.35 * progress, progress);
    } else {
        draw(painter, box, to, touch, Part::ground);
        const bool sameSign = from.face == to.face && from.number == to.number;
        if (sameSign) {
            draw(painter, box, from, Touch::none, Part::sign);
            drawScaled(to, Part::sign, 1, progress);
        } else {
            // A flower grows out of the tile; any other sign is put onto it.
            const qreal scale = to.face == Face::flower ? progress : 1.5 - 0.5 * progress;
            drawScaled(from, Part::sign, 1 - 0.3 * progress, 1 - progress);
            drawScaled(to, Part::sign, scale, progress);
        }
    }
}

void TilePainter::paintGround(QPainter& painter, const QRectF& box, TileLook look, Touch touch) const {
    const qreal side = std::min(box.width(), box.height());
    const QColor open = openColour(palette_);
    painter.setPen(Qt::NoPen);
    const bool pressed = touch == Touch::uncovering || touch == Touch::marking;
    if (!look.isRaised()) {
        QColor ground = look.face == Face::exploded ? colour(Role::bad, palette_) : open;
        if (touch == Touch::hovered && look.number > 0)
            ground = mixed(ground, colour(Role::cell, palette_), 0.6);
        painter.fillRect(box, ground);
        if (side >= plainSide) {
            // A fine line separates open tiles; only the right and lower edges have it, so that two never
            // meet.
            const qreal line = std::max(1.0, std::floor(side / 32));
            const QColor edge = mixed(open, colour(Role::ink, palette_), 0.10);
            painter.fillRect(QRectF(box.right() - line, box.top(), line, box.height()), edge);
            painter.fillRect(QRectF(box.left(), box.bottom() - line, box.width(), line), edge);
        }
        return;
    }

    QColor face = coveredColour(palette_);
    if (touch == Touch::hovered) face = shaded(face, dark_ ? 0.12 : 0.3);
    if (touch == Touch::counted)
        face = mixed(face, dark_ ? QColor(Qt::black) : colour(Role::ink, palette_), 0.34);
    if (touch == Touch::uncovering) face = mixed(face, plt::distinctHue(1), 0.5);
    if (touch == Touch::marking) face = mixed(face, colour(Role::bad, palette_), 0.35);
    // Hardly darker than large tiles, whose edges part them: it shows between the round corners of four
    // tiles, where a dark one makes a pattern of diamonds.
    const bool dim = side < dimSide;
    const QColor ground = coveredColour(palette_);
    painter.fillRect(box, shaded(ground, dark_ ? (dim ? -0.45 : -0.16) : (dim ? -0.26 : -0.05)));
    if (side < plainSide) {
        painter.fillRect(box.adjusted(0, 0, -side / 8, -side / 8), face);
        return;
    }
    // Whole pixels, so that all gaps and edges are equally wide.
    const qreal gap = std::max(1.0, std::round(side * 0.04));
    const qreal before = std::floor(gap / 2);
    const QRectF tile = box.adjusted(before, before, before - gap, before - gap);
    const qreal radius = side * 0.12;
    const auto fill = [&painter](const QRectF& part, qreal round, const QBrush& brush) {
        painter.setBrush(brush);
        painter.drawRoundedRect(part, round, round);
    };
    if (pressed) {
        fill(tile, radius, shaded(face, -0.05));
        return;
    }
    // Light from the upper left: the edges there are light, the two opposite ones dark.
    const qreal shadow = dim ? 0 : std::max(1.0, std::round(side / 18));
    const qreal shine = std::max(1.0, std::round(side / 24));
    const QRectF lit = tile.adjusted(0, 0, -shadow, -shadow);
    const QRectF top = lit.adjusted(shine, shine, 0, 0);
    if (shadow > 0) fill(tile, radius, shaded(face, dark_ ? -0.45 : -0.26));
    fill(lit, radius, shaded(face, dark_ ? 0.22 : 0.5));
    QLinearGradient light(top.topLeft(), top.bottomRight());
    light.setColorAt(0, shaded(face, dark_ ? 0.06 : 0.16));
    light.setColorAt(1, face);
    fill(top, std::max(0.0, radius - shine), light);
}

void TilePainter::paintSign(QPainter& painter, const QRectF& box, TileLook look) const {
    const QColor ink = colour(Role::ink, palette_);
    switch (look.face) {
        case Face::covered:
            break;
        case Face::flag:
            paintFlag(painter, box);
            break;
        case Face::question:
            paintText(painter, box, QStringLiteral("?"), 0.52, ink);
            break;
        case Face::start:
            paintStart(painter, box);
            break;
        case Face::flower:
            paintFlower(painter, box, look.number);
            break;
        case Face::open:
            if (look.number > 0) paintDigit(painter, box, look.number);
            break;
        case Face::mine:
            paintMine(painter, box, false);
            break;
        case Face::exploded:
            paintMine(painter, box, true);
            break;
        case Face::wrongFlag:
            // Faded, so that the cross stands out against the flag.
            painter.save();
            painter.setOpacity(painter.opacity() * 0.55);
            paintFlag(painter, box);
            painter.restore();
            paintCross(painter, box);
            break;
    }
    if (look.percent >= 0) paintPercent(painter, box, look);
}

void TilePainter::paintDigit(QPainter& painter, const QRectF& box, int number) const {
    const qreal side = std::min(box.width(), box.height());
    const qreal small = std::clamp((usualDigitSide - side) / (usualDigitSide - smallestDigitSide), 0.0, 1.0);
    const qreal height = std::round(std::lerp(usualDigit, smallDigit, small) * side);
    // On whole pixels, which make small digits sharp, within the lines at the right and lower edges.
    const qreal spare = std::floor((side - height) / 2);
    const QRectF middle(box.left(), box.top() + spare, side - (small > 0 ? 1 : 0), height);
    const QRectF square(middle.center() - QPointF(side, side) / 2, QSizeF(side, side));
    paintText(painter, square, QLocale().toString(number), height / side, digitColour(number, dark_));
}

void TilePainter::paintText(QPainter& painter, const QRectF& box, const QString& text, qreal height,
                            const QColor& tint) const {
    QFont font = font_;
    font.setBold(true);
    const qreal side = std::min(box.width(), box.height());
    font.setPixelSize(100);
    // The size is that of a digit, not of the line.
    const qreal digit = QFontMetricsF(font).tightBoundingRect(QStringLiteral("0")).height();
    font.setPixelSize(std::max(1, int(std::lround(100 * height * side / std::max(1.0, digit)))));
    QPainterPath outline;
    outline.addText(0, 0, font, text);
    QRectF ink = outline.boundingRect();
    // Digits share a baseline whatever their shape.
    const qreal shift = box.center().x() - ink.center().x();
    outline.translate(shift, box.center().y() + height * side / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawPath(outline);
}

void TilePainter::paintFlag(QPainter& painter, const QRectF& box) const {
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / 32, box.height() / 32);
    const QColor pole = colour(Role::ink, palette_);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pole);
    painter.drawRoundedRect(QRectF(9, 24, 14, 3), 1.5, 1.5);
    painter.drawRoundedRect(QRectF(12.5, 5, 2.5, 20.5), 1.2, 1.2);
    QPainterPath cloth(QPointF(14.5, 5.5));
    cloth.cubicTo(17.5, 4.0, 19.5, 7.5, 25.5, 6.0);
    cloth.cubicTo(23.0, 9.0, 23.0, 12.0, 25.5, 15.5);
    cloth.cubicTo(19.5, 17.5, 17.5, 13.5, 14.5, 15.5);
    cloth.closeSubpath();
    const QColor red = colour(Role::bad, palette_);
    QLinearGradient wave(QPointF(14, 5), QPointF(26, 16));
    wave.setColorAt(0, shaded(red, 0.15));
    wave.setColorAt(1, shaded(red, -0.18));
    painter.setBrush(wave);
    painter.setPen(
        QPen(dark_ ? shaded(red, -0.6) : shaded(red, -0.4), 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(cloth);
    painter.restore();
}

void TilePainter::paintMine(QPainter& painter, const QRectF& box, bool burst) const {
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / 32, box.height() / 32);
    const QPointF centre(16, 16);
    const auto star = [centre](int points, qreal outer, qreal inner, qreal turn) {
        QPolygonF shape;
        for (int i = 0; i < 2 * points; ++i) {
            const qreal radius = i % 2 == 0 ? outer : inner;
            const qreal angle = std::numbers::pi * i / points + turn;
            shape << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
        }
        return shape;
    };
    if (burst) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(plt::distinctHue(3));
        painter.drawPolygon(star(10, 15.5, 9.5, 0.15));
        painter.setBrush(colour(Role::accent, palette_));
        painter.drawPolygon(star(10, 12.5, 8.5, 0.45));
    }
    // On the flash of an explosion a mine is dark with every palette.
    const QColor body = burst ? QColor(0x2B, 0x2D, 0x42) : colour(Role::ink, palette_);
    painter.setPen(QPen(body, 2.4, Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < 4; ++i) {
        const qreal angle = std::numbers::pi * i / 4;
        const qreal reach = i % 2 == 0 ? 10.5 : 9.5;
        const QPointF arm(std::cos(angle) * reach, std::sin(angle) * reach);
        painter.drawLine(centre - arm, centre + arm);
    }
    QRadialGradient ball(QPointF(13, 12.5), 12);
    ball.setColorAt(0, shaded(body, 0.35));
    ball.setColorAt(0.5, body);
    ball.setColorAt(1, shaded(body, -0.2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ball);
    painter.drawEllipse(centre, 7.2, 7.2);
    painter.setBrush(QColor(255, 255, 255, 220));
    painter.drawEllipse(QPointF(13.4, 13.2), 1.9, 1.9);
    painter.restore();
}

void TilePainter::paintCross(QPainter& painter, const QRectF& box) const {
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / 32, box.height() / 32);
    for (const bool halo : {true, false}) {
        painter.setPen(QPen(halo ? coveredColour(palette_) : colour(Role::ink, palette_), halo ? 4.6 : 2.8,
                            Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(6.5, 6.5), QPointF(25.5, 25.5));
        painter.drawLine(QPointF(25.5, 6.5), QPointF(6.5, 25.5));
    }
    painter.restore();
}

void TilePainter::paintStart(QPainter& painter, const QRectF& box) const {
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / 32, box.height() / 32);
    painter.setBrush(Qt::NoBrush);
    for (const bool halo : {true, false}) {
        painter.setPen(
            QPen(halo ? colour(Role::ink, palette_) : colour(Role::accent, palette_), halo ? 5.0 : 2.6));
        painter.drawEllipse(QPointF(16, 15), 7.5, 7.5);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(Role::ink, palette_));
    painter.drawEllipse(QPointF(16, 15), 2.4, 2.4);
    painter.restore();
}

void TilePainter::paintPercent(QPainter& painter, const QRectF& box, TileLook look) const {
    const qreal side = std::min(box.width(), box.height());
    const bool bare = look.face == Face::covered;
    // Certainty has a sign besides the colour: a tick or a mine.
    if (bare && look.percent == 0) {
        QPen pen(shaded(colour(Role::good, palette_), dark_ ? 0.1 : -0.35), std::max(1.0, side / 9),
                 Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const QPointF tick[] = {box.topLeft() + QPointF(0.30, 0.50) * side,
                                box.topLeft() + QPointF(0.44, 0.64) * side,
                                box.topLeft() + QPointF(0.71, 0.32) * side};
        painter.drawPolyline(tick, 3);
        return;
    }
    if (bare && look.percent == 100) {
        painter.save();
        painter.setOpacity(painter.opacity() * 0.85);
        painter.translate(box.center() - QPointF(0, side / 40));
        painter.scale(0.82, 0.82);
        painter.translate(-box.center());
        paintMine(painter, box, false);
        painter.restore();
        return;
    }
    if (look.face == Face::flag && look.percent == 100) return;  // the flag says so already
    // A band at the lower edge shows the chance by colour; the number gives it exactly.
    const QRectF band(box.left() + side * 0.12, box.bottom() - side * 0.22, box.width() - side * 0.24,
                      side * 0.09);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(coveredColour(palette_), colour(Role::ink, palette_), 0.35));
    painter.drawRoundedRect(band, band.height() / 2, band.height() / 2);
    QRectF filled = band;
    filled.setWidth(std::max(band.height(), band.width() * look.percent / 100));
    painter.setBrush(mixed(colour(Role::good, palette_), colour(Role::bad, palette_), look.percent / 100.0));
    painter.drawRoundedRect(filled, band.height() / 2, band.height() / 2);
    if (bare && side >= 14) {
        // On small tiles the digits take a larger share of the height: below 7 pixels they are illegible.
        const qreal height = std::clamp(7 / side, 0.30, 0.42);
        paintText(painter, box.adjusted(0, 0, 0, -side * 0.16), QLocale().toString(look.percent), height,
                  colour(Role::ink, palette_));
    }
}

}  // namespace mines
