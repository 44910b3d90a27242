// SPDX-License-Identifier: MIT
#include "common/script/view/picture/shapes.h"

#include "common/look/colours.h"
#include "common/script/view/picture/drawings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace plt::script {

namespace {

/// The number of the hue of a tint, in the order of distinctHue().
constexpr std::array<Tint, distinctHues> hues{Tint::orange, Tint::sky, Tint::green, Tint::yellow,
                                              Tint::blue,   Tint::red, Tint::pink};

constexpr double gap = 0.02;      // at each side of a cell
constexpr double corner = 0.12;   // of its side
constexpr double lighter = 0.06;  // under the pointer

QColor inkOn(const QColor& ground) {
    const QColor dark(0x2B, 0x2D, 0x42);
    const QColor light(0xFD, 0xFB, 0xF6);
    return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}

QPainterPath outlineOf(const QRectF& box, bool round, double radius) {
    QPainterPath path;
    if (round)
        path.addEllipse(box);
    else
        path.addRoundedRect(box, radius, radius);
    return path;
}

/// Fills an outline with a colour that is lit from the upper left.
void fillLit(QPainter& painter, const QPainterPath& outline, const QColor& colour, double light) {
    const QRectF box = outline.boundingRect();
    QLinearGradient gradient(box.topLeft(), box.bottomRight());
    gradient.setColorAt(0, shaded(colour, light));
    gradient.setColorAt(1, shaded(colour, -light));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawPath(outline);
}

void paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour) {
    QFont font = painter.font();
    font.setBold(true);
    double height = box.height() * 0.55;
    font.setPixelSize(std::max(6, static_cast<int>(height)));
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width > box.width() * 0.86)
        font.setPixelSize(std::max(6, static_cast<int>(height * box.width() * 0.86 / width)));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintHole(QPainter& painter, const QRectF& box, const QColor& wood) {
    const QPointF centre = box.center();
    const double radius = box.width() * 0.3;
    QRadialGradient depth(centre - QPointF(radius, radius) * 0.35, radius * 1.6);
    depth.setColorAt(0, shaded(wood, -0.78));
    depth.setColorAt(1, shaded(wood, -0.5));
    painter.setPen(Qt::NoPen);
    // The lower right edge of a hollow catches the light.
    painter.setBrush(shaded(wood, 0.3));
    painter.drawEllipse(centre + QPointF(radius, radius) * 0.08, radius, radius);
    painter.setBrush(shaded(wood, -0.45));
    painter.drawEllipse(centre - QPointF(radius, radius) * 0.04, radius, radius);
    painter.setBrush(depth);
    painter.drawEllipse(centre, radius * 0.96, radius * 0.96);
}

QPainterPath starPath() {
    QPainterPath path;
    constexpr int points = 5;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (static_cast<double>(i) / points - 0.5);
        const double radius = i % 2 == 0 ? 1 : 0.45;
        const QPointF at(std::cos(angle) * radius, std::sin(angle) * radius + 0.06);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    for (const QPointF& point : points) path.elementCount() == 0 ? path.moveTo(point) : path.lineTo(point);
    path.closeSubpath();
    return path;
}

QPainterPath heartPath() {
    QPainterPath path(QPointF(0, 0.9));
    path.cubicTo(-1.5, -0.2, -0.75, -1.3, 0, -0.45);
    path.cubicTo(0.75, -1.3, 1.5, -0.2, 0, 0.9);
    return path;
}

}  // namespace

QColor tintColour(Tint tint, const QPalette& palette, const QColor& fallback) {
    switch (tint) {
        case Tint::none:
            return fallback;
        case Tint::ink:
            return colour(Role::ink, palette);
        case Tint::accent:
            return colour(Role::accent, palette);
        case Tint::good:
            return colour(Role::good, palette);
        case Tint::bad:
            return colour(Role::bad, palette);
        case Tint::white:
            return {0xF4, 0xF0, 0xE6};
        case Tint::black:
            return {0x2B, 0x2D, 0x38};
        default:
            break;
    }
    return distinctHue(static_cast<int>(std::find(hues.begin(), hues.end(), tint) - hues.begin()));
}

QPainterPath shapePath(Shape shape) {
    QPainterPath path;
    switch (shape) {
        case Shape::none:
        case Shape::drawing:
            break;
        case Shape::disc:
        case Shape::peg:
        case Shape::stone:
            path.addEllipse(QRectF(-1, -1, 2, 2));
            break;
        case Shape::ring:
            path.addEllipse(QRectF(-1, -1, 2, 2));
            path.addEllipse(QRectF(-0.52, -0.52, 1.04, 1.04));
            break;
        case Shape::cross:
            path.addRoundedRect(QRectF(-1.15, -0.26, 2.3, 0.52), 0.2, 0.2);
            path.addRoundedRect(QRectF(-0.26, -1.15, 0.52, 2.3), 0.2, 0.2);
            path.setFillRule(Qt::WindingFill);
            path = QTransform().rotate(45).map(path.simplified());
            break;
        case Shape::star:
            path = starPath();
            break;
        case Shape::square:
            path.addRoundedRect(QRectF(-0.86, -0.86, 1.72, 1.72), 0.2, 0.2);
            break;
        case Shape::diamond:
            path = polygon({{0, -1}, {0.8, 0}, {0, 1}, {-0.8, 0}});
            break;
        case Shape::triangle:
            path = polygon({{0, -0.9}, {0.95, 0.75}, {-0.95, 0.75}});
            break;
        case Shape::arrow:
            path = polygon({{0, -1},
                            {0.8, -0.05},
                            {0.3, -0.05},
                            {0.3, 0.95},
                            {-0.3, 0.95},
                            {-0.3, -0.05},
                            {-0.8, -0.05}});
            break;
        case Shape::heart:
            path = heartPath();
            break;
        case Shape::crown:
            path = polygon({{-0.95, -0.6},
                            {-0.45, 0.05},
                            {0, -0.85},
                            {0.45, 0.05},
                            {0.95, -0.6},
                            {0.72, 0.75},
                            {-0.72, 0.75}});
            break;
    }
    return path;
}

QColor groundOf(const Cell& cell, const QPalette& palette) {
    const bool dark = isDark(palette);
    QColor ground;
    switch (cell.look) {
        case Look::none:
            ground = colour(Role::paper, palette);
            break;
        case Look::plain:
        case Look::goal:
            ground = colour(Role::cell, palette);
            break;
        case Look::raised:
            ground = colour(Role::cellRaised, palette);
            break;
        case Look::hidden:
            ground = dark ? QColor(0x4C, 0x5F, 0x80) : QColor(0x9F, 0xB4, 0xD0);
            break;
        case Look::light:
            ground = dark ? QColor(0x86, 0x73, 0x5B) : QColor(0xEC, 0xDC, 0xBC);
            break;
        case Look::dark:
            ground = dark ? QColor(0x55, 0x45, 0x38) : QColor(0xB4, 0x8A, 0x5E);
            break;
        case Look::felt:
            ground = colour(Role::felt, palette);
            break;
        case Look::lit:
            ground = dark ? QColor(0xF2, 0xC2, 0x4E) : QColor(0xFB, 0xCB, 0x52);
            break;
        case Look::wall:
            ground = dark ? QColor(0x6A, 0x6F, 0x86) : QColor(0x4A, 0x4F, 0x66);
            break;
        case Look::hole:
            ground = dark ? QColor(0x70, 0x50, 0x34) : QColor(0xA2, 0x73, 0x46);
            break;
    }
    return tintColour(cell.tint, palette, ground);
}

void paintLook(QPainter& painter, const QRectF& box, const Cell& cell, const CellTouch& touch,
               const QPalette& palette) {
    if (!cell.exists()) return;
    QColor ground = groundOf(cell, palette);
    if (touch.hovered && cell.look != Look::hole)
        ground = shaded(ground, isDark(palette) ? lighter : lighter * 1.6);
    const double side = std::min(box.width(), box.height());
    const bool isSeamless = cell.look == Look::light || cell.look == Look::dark || cell.look == Look::felt;
    const double inset = isSeamless ? 0 : side * gap;
    const QRectF inner = box.adjusted(inset, inset, -inset, -inset);
    const QPainterPath outline = outlineOf(inner, touch.round, isSeamless ? 0 : side * corner);
    painter.setPen(Qt::NoPen);
    switch (cell.look) {
        case Look::hole:
            paintHole(painter, box, shaded(ground, touch.hovered ? lighter : 0));
            break;
        case Look::light:
        case Look::dark:
            painter.setBrush(ground);
            painter.drawPath(outline);
            break;
        case Look::felt: {
            fillLit(painter, outline, ground, 0.03);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(shaded(ground, -0.3), std::max(1.0, side / 48)));
            painter.drawPath(outline);
            break;
        }
        case Look::raised:
        case Look::hidden:
        case Look::wall:
        case Look::lit: {
            if (!touch.pressed) {
                painter.setBrush(QColor(0, 0, 0, 30));
                painter.drawPath(outline.translated(side / 48, side / 32));
            }
            fillLit(painter, outline, ground, touch.pressed ? -0.05 : 0.09);
            if (cell.look == Look::wall || cell.look == Look::hidden) {
                const double edge = std::max(1.0, side / 28);
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(shaded(ground, 0.22), edge));
                const double in = side * 0.055;
                painter.drawPath(
                    outlineOf(inner.adjusted(in, in, -in, -in), touch.round, side * corner * 0.6));
            }
            break;
        }
        case Look::goal: {
            painter.setBrush(ground);
            painter.drawPath(outline);
            const double in = side * 0.16;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour(Role::accent, palette), std::max(1.5, side / 18)));
            painter.drawPath(outlineOf(inner.adjusted(in, in, -in, -in), touch.round, side * corner * 0.6));
            break;
        }
        default:
            painter.setBrush(touch.pressed ? shaded(ground, -0.08) : ground);
            painter.drawPath(outline);
            break;
    }
}

void paintDrawn(QPainter& painter, const QRectF& box, const Drawn& drawn, const QPalette& palette,
                const QColor& ground, bool raised, Drawings& drawings) {
    if (drawn.isEmpty()) return;
    const double side = std::min(box.width(), box.height());
    const QPointF centre = box.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (drawn.shape == Shape::none) {
        paintText(painter, box, drawn.text, tintColour(drawn.tint, palette, inkOn(ground)));
        painter.restore();
        return;
    }
    const QColor fill = tintColour(drawn.tint, palette, raised ? distinctHue(0) : inkOn(ground));
    if (drawn.shape == Shape::drawing) {
        const double part = (drawn.small ? 0.5 : 0.86) * side;
        painter.translate(centre);
        painter.rotate(drawn.turn);
        drawings.paint(painter, QRectF(-part / 2, -part / 2, part, part), drawn.file);
        painter.rotate(-drawn.turn);
        painter.translate(-centre);
    } else {
        const double radius = side * (drawn.small                 ? 0.2
                                      : drawn.shape == Shape::peg ? 0.31
                                      : raised                    ? 0.39
                                                                  : 0.32);
        QPainterPath path = shapePath(drawn.shape);
        path =
            QTransform().translate(centre.x(), centre.y()).rotate(drawn.turn).scale(radius, radius).map(path);
        // A dark piece needs a light edge to stand out from dark squares.
        const QColor edge = fill.lightnessF() < 0.32F ? shaded(fill, 0.42) : shaded(fill, -0.42);
        const double line = std::max(1.0, side / 32);
        if (raised) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0, 0, 0, 46));
            painter.drawPath(path.translated(side / 40, side / 26));
        }
        if (drawn.shape == Shape::peg || drawn.shape == Shape::stone) {
            QRadialGradient light(centre - QPointF(radius, radius) * 0.35, radius * 1.5);
            light.setColorAt(0, shaded(fill, 0.55));
            light.setColorAt(0.35, shaded(fill, 0.1));
            light.setColorAt(1, shaded(fill, -0.4));
            painter.setBrush(light);
            painter.setPen(QPen(edge, line * 0.8));
            painter.drawPath(path);
        } else if (raised) {
            const QRectF area = path.boundingRect();
            QLinearGradient light(area.topLeft(), area.bottomRight());
            light.setColorAt(0, shaded(fill, 0.2));
            light.setColorAt(1, shaded(fill, -0.16));
            painter.setBrush(light);
            painter.setPen(QPen(edge, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(path);
            if (drawn.shape == Shape::disc) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(shaded(fill, fill.lightnessF() < 0.32F ? 0.2 : -0.18), line));
                painter.drawEllipse(centre, radius * 0.72, radius * 0.72);
            }
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            painter.drawPath(path);
        }
    }
    if (!drawn.text.isEmpty()) {
        const double part = side * 0.72;
        paintText(painter, QRectF(centre - QPointF(part, part) / 2, QSizeF(part, part)), drawn.text,
                  inkOn(drawn.shape == Shape::ring || drawn.shape == Shape::drawing ? ground : fill));
    }
    painter.restore();
}

}  // namespace plt::script
