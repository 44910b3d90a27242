// SPDX-License-Identifier: MIT
#include "gcalc/drawing/cube_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace gcalc {

namespace {

constexpr qreal minimumForSign = 13;

/// A pattern of parallel lines in this direction, or of two sets of lines that cross.
struct Pattern {
    int across = 0;
    int down = 0;
    bool crossed = false;
};
constexpr std::array<Pattern, 6> patterns{{
    {1, 0},        // red: horizontal
    {0, 1},        // green: vertical
    {1, 1},        // blue: falling
    {1, 0, true},  // yellow: a grid
    {1, -1},       // cyan: rising
    {1, 1, true},  // magenta: a diagonal grid
}};

bool isDarkOf(Colour colour) {
    return colour == Colour::darkRed || colour == Colour::darkGreen || colour == Colour::darkBlue ||
           colour == Colour::darkYellow || colour == Colour::darkCyan || colour == Colour::darkMagenta;
}

/// The index of the hue, one of six; none for grays.
std::optional<std::size_t> hueOf(Colour colour) {
    const int first = indexOf(Colour::darkRed);
    if (indexOf(colour) < first) return std::nullopt;
    return static_cast<std::size_t>((indexOf(colour) - first) / 2);
}

QColor contrastTo(const QColor& fill) {
    const qreal lightness = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    return lightness > 0.5 ? QColor(0x10, 0x10, 0x18) : QColor(0xFF, 0xFF, 0xFF);
}

/// The soft look of a colour: those of the corners of the RGB cube are given, and others lie between black,
/// the corner of their hue and white, so that grays stay gray and mixtures look mixed.
Rgb softened(Rgb rgb) {
    /// By bits: 1 for red, 2 for green, 4 for blue.
    constexpr std::array<Rgb, 8> corners{{{0x22, 0x25, 0x2B},
                                          {0xD8, 0x43, 0x3A},
                                          {0x2F, 0xA8, 0x66},
                                          {0xF2, 0xD0, 0x3F},
                                          {0x35, 0x5F, 0xD0},
                                          {0xC2, 0x5F, 0xB4},
                                          {0x55, 0xC4, 0xD2},
                                          {0xF7, 0xF5, 0xF0}}};
    std::array<std::pair<int, std::size_t>, 3> parts{{{rgb.red, 1}, {rgb.green, 2}, {rgb.blue, 4}}};
    std::sort(parts.begin(), parts.end(), std::greater<>());
    std::array<qreal, 3> sum{};
    const auto add = [&](std::size_t corner, int weight) {
        const auto& one = corners[corner];
        sum[0] += weight * one.red / 255.0;
        sum[1] += weight * one.green / 255.0;
        sum[2] += weight * one.blue / 255.0;
    };
    std::size_t corner = 0;
    int above = 255;
    for (const auto& [value, bit] : parts) {
        add(corner, above - value);
        corner |= bit;
        above = value;
    }
    add(corner, above);
    const auto whole = [](qreal value) { return static_cast<std::uint8_t>(std::lround(value)); };
    return {whole(sum[0]), whole(sum[1]), whole(sum[2])};
}

QColor outlineOf(const Ink& ink, const CubeStyle& style) {
    return fillOf({ink.rgb == Rgb{} ? rgbOf(Colour::white) : Rgb{}, std::nullopt, false}, style);
}

/// The brightness of a shape. The flat view has no light of its own, and soft colours need some.
qreal lightOn(const Shape& shape, const Lens& lens, const CubeStyle& style) {
    if (shape.kind == Shape::disc) return 1;
    if (style.isPure || !lens.isFlat()) return lens.light(shape.axis);
    return shape.axis == Axis::x ? 0.86 : shape.axis == Axis::y ? 1.2 : 1;
}

qreal shortestEdge(const Shape& shape) {
    return std::min(QLineF(shape.corners[0], shape.corners[1]).length(),
                    QLineF(shape.corners[1], shape.corners[2]).length());
}

QPolygonF polygonOf(const Shape& shape) {
    return {{shape.corners[0], shape.corners[1], shape.corners[2], shape.corners[3]}};
}

/// The ellipse inscribed in a parallelogram, touching its sides at their midpoints.
QPainterPath discOf(const Shape& shape) {
    const QPointF middle = (shape.corners[0] + shape.corners[2]) / 2;
    const QPointF u = (shape.corners[1] - shape.corners[0]) / 2;
    const QPointF v = (shape.corners[3] - shape.corners[0]) / 2;
    constexpr qreal k = 0.5522847498;
    QPainterPath path(middle + u);
    path.cubicTo(middle + u + v * k, middle + v + u * k, middle + v);
    path.cubicTo(middle + v - u * k, middle - u + v * k, middle - u);
    path.cubicTo(middle - u - v * k, middle - v - u * k, middle - v);
    path.cubicTo(middle - v + u * k, middle + u - v * k, middle + u);
    path.closeSubpath();
    return path;
}

/// The lines of a pattern in the plane of a face, along the face's own directions.
std::vector<QLineF> patternOf(const Shape& shape) {
    std::vector<QLineF> lines;
    if (!shape.ink.colour) return lines;
    const auto hue = hueOf(*shape.ink.colour);
    if (!hue) return lines;
    const auto& pattern = patterns[*hue];
    const QPointF corner = shape.corners[0];
    const QPointF u = shape.corners[1] - shape.corners[0];
    const QPointF v = shape.corners[3] - shape.corners[0];
    const auto at = [&](qreal x, qreal y) { return corner + u * x + v * y; };
    const int count = std::clamp(static_cast<int>(shortestEdge(shape) / 8), 2, 12);
    const auto add = [&](int across, int down) {
        const int from = across != 0 && down != 0 ? 1 - count : 1;
        for (int i = from; i < count; ++i) {
            const qreal place = static_cast<qreal>(i) / count;
            if (down == 0) {
                lines.emplace_back(at(0, place), at(1, place));
            } else if (across == 0) {
                lines.emplace_back(at(place, 0), at(place, 1));
            } else {
                const qreal x1 = std::max(place, 0.0);
                const qreal x2 = std::min(place + 1, 1.0);
                const qreal y1 = x1 - place;
                const qreal y2 = x2 - place;
                lines.emplace_back(at(x1, down > 0 ? y1 : 1 - y1), at(x2, down > 0 ? y2 : 1 - y2));
            }
        }
    };
    add(pattern.across, pattern.down);
    if (pattern.crossed) {
        if (pattern.down == 0)
            add(0, 1);
        else
            add(1, -1);
    }
    return lines;
}

/// The letter on a shape, with its font size and centre; empty if it would be too small.
struct Letter {
    QString text;
    QPointF middle;
    qreal size = 0;
};
/// Returns true if the other near faces of the box are hidden, so that only this one can tell its colour.
bool isTopAlone(const Scene& scene, std::size_t place) {
    const auto& shape = scene.shapes[place];
    if (shape.kind != Shape::face || shape.axis != Axis::y) return false;
    if (place + 1 == scene.shapes.size()) return true;
    const auto& next = scene.shapes[place + 1];
    return next.kind != Shape::face || !(next.box == shape.box);
}

Letter letterOn(const Scene& scene, std::size_t place) {
    const auto& shape = scene.shapes[place];
    const bool isTop = shape.kind == Shape::face && shape.axis == Axis::y;
    const qreal edge = shortestEdge(shape);
    const bool isTold = shape.kind == Shape::disc ? edge >= minimumForSign : edge >= minimumForSign + 3;
    if (!isTold || !shape.ink.colour || (isTop && !isTopAlone(scene, place))) return {};
    QString text = letterOf(*shape.ink.colour);
    if (shape.ink.isVariable && shape.kind == Shape::face) text.prepend(QLatin1Char('\''));
    return {text, (shape.corners[0] + shape.corners[2]) / 2, std::clamp(edge * 0.5, 8.0, 40.0)};
}

}  // namespace

QString letterOf(Colour colour) {
    constexpr std::array<const char*, colourCount> letters{"",  "K", "n", "N", "w", "W", "r", "R", "g",
                                                           "G", "b", "B", "y", "Y", "c", "C", "m", "M"};
    return QString::fromLatin1(letters[indexOf(colour)]);
}

QColor fillOf(const Ink& ink, const CubeStyle& style, qreal light) {
    const auto rgb = style.isPure ? ink.rgb : softened(ink.rgb);
    const auto lit = [light](std::uint8_t part) {
        const qreal value = part;
        return static_cast<int>(
            std::lround(light <= 1 ? value * light : value + (255 - value) * (light - 1)));
    };
    return {lit(rgb.red), lit(rgb.green), lit(rgb.blue)};
}

void paintScene(QPainter& painter, const Scene& scene, const Lens& lens, const CubeStyle& style,
                const std::stop_token& stop) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, style.isSmooth);
    const qreal ratio = painter.device() != nullptr ? painter.device()->devicePixelRatioF() : 1;
    // Lines run through pixel centres, since corners lie on whole pixels.
    if (lens.isFlat()) painter.translate(0.5 / ratio, 0.5 / ratio);
    const qreal opacity = painter.opacity();
    for (std::size_t place = 0; place < scene.shapes.size() && !stop.stop_requested(); ++place) {
        const auto& shape = scene.shapes[place];
        painter.setOpacity(opacity * shape.opacity);
        const QColor fill = fillOf(shape.ink, style, lightOn(shape, lens, style));
        QColor outline = outlineOf(shape.ink, style);
        const qreal edge = shortestEdge(shape);
        // Full outlines would cover small parts completely.
        if (edge < 5) outline.setAlphaF(std::clamp(0.15 + edge * 0.13, 0.2, 0.8));
        QPen pen(outline, 1);
        pen.setCosmetic(true);
        pen.setJoinStyle(Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(fill);
        if (shape.kind == Shape::disc) {
            painter.drawPath(discOf(shape));
        } else {
            painter.drawConvexPolygon(shape.corners.data(), 4);
            if (style.signs == ColourSigns::patterns && edge >= minimumForSign) {
                QColor line = contrastTo(fill);
                line.setAlphaF(0.55);
                QPen pattern(line, shape.ink.colour && isDarkOf(*shape.ink.colour) ? 2.5 : 1.5);
                painter.setPen(pattern);
                for (const auto& one : patternOf(shape)) painter.drawLine(one);
            }
        }
        if (style.signs != ColourSigns::letters) continue;
        const auto letter = letterOn(scene, place);
        if (letter.text.isEmpty()) continue;
        QFont font = painter.font();
        font.setPixelSize(static_cast<int>(letter.size));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(contrastTo(fill));
        const qreal reach = letter.size * 2;
        painter.drawText(QRectF(letter.middle.x() - reach, letter.middle.y() - reach, 2 * reach, 2 * reach),
                         Qt::AlignCenter, letter.text);
    }
    painter.restore();
}

QByteArray svgOf(const Scene& scene, const Lens& lens, const QSizeF& size, const CubeStyle& style) {
    const auto number = [](qreal value) { return QByteArray::number(value, 'f', 2); };
    const auto place = [&](QPointF point) { return number(point.x()) + ',' + number(point.y()); };
    QByteArray text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
        number(size.width()) + "\" height=\"" + number(size.height()) + "\" viewBox=\"0 0 " +
        number(size.width()) + ' ' + number(size.height()) +
        "\">\n<g stroke-width=\"1\" stroke-linejoin=\"round\">\n";
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        const auto& shape = scene.shapes[i];
        const QColor fill = fillOf(shape.ink, style, lightOn(shape, lens, style));
        const QByteArray paint = " fill=\"" + fill.name().toLatin1() + "\" stroke=\"" +
                                 outlineOf(shape.ink, style).name().toLatin1() + "\"/>\n";
        if (shape.kind == Shape::disc) {
            const auto path = discOf(shape);
            text += "<path d=\"M" + place(path.elementAt(0));
            for (int at = 1; at + 2 < path.elementCount(); at += 3)
                text += " C" + place(path.elementAt(at)) + ' ' + place(path.elementAt(at + 1)) + ' ' +
                        place(path.elementAt(at + 2));
            text += "Z\"" + paint;
        } else {
            text += "<polygon points=\"";
            for (const QPointF& corner : polygonOf(shape)) text += place(corner) + ' ';
            text.chop(1);
            text += '"' + paint;
        }
        if (style.signs == ColourSigns::patterns && shape.kind == Shape::face &&
            shortestEdge(shape) >= minimumForSign)
            for (const auto& line : patternOf(shape))
                text += "<path d=\"M" + place(line.p1()) + " L" + place(line.p2()) + "\" stroke=\"" +
                        contrastTo(fill).name().toLatin1() + "\" stroke-opacity=\"0.55\" fill=\"none\"/>\n";
        if (style.signs != ColourSigns::letters) continue;
        const auto letter = letterOn(scene, i);
        if (!letter.text.isEmpty())
            text += "<text x=\"" + number(letter.middle.x()) + "\" y=\"" +
                    number(letter.middle.y() + letter.size * 0.36) +
                    "\" text-anchor=\"middle\" font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"" +
                    number(letter.size) + "\" fill=\"" + contrastTo(fill).name().toLatin1() + "\">" +
                    letter.text.toUtf8() + "</text>\n";
    }
    return text + "</g>\n</svg>\n";
}

}  // namespace gcalc
