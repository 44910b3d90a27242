// SPDX-License-Identifier: MIT
#include "jewel/gems/gem_look.h"

#include "common/look/colours.h"
#include "jewel/gems/solid.h"
#include "jewel/gems/special_mark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QMatrix4x4>
#include <QPainter>

namespace jewel {
namespace {

/// Indices of the hues of colours 0 ..: blue, orange, yellow, pink, green, red, light blue.
constexpr std::array<int, kindCount> hues{4, 0, 3, 6, 2, 5, 1};

QPainterPath polygonSign(int corners, qreal radius, qreal first) {
    QPolygonF polygon;
    for (int i = 0; i <= corners; ++i) {
        const qreal angle = (first + 360.0 * i / corners) * std::numbers::pi / 180;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    return path;
}

QPainterPath starSign() {
    QPolygonF polygon;
    for (int i = 0; i <= 10; ++i) {
        const qreal angle = (-90 + 36.0 * i) * std::numbers::pi / 180;
        const qreal radius = i % 2 == 0 ? 0.5 : 0.21;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    return path;
}

}  // namespace

QColor gemColour(int colour) {
    return plt::distinctHue(hues[colour]);
}

QColor velvet() {
    return QColor(0x17, 0x18, 0x24);
}

QColor velvetLight() {
    return QColor(0x1E, 0x20, 0x2E);
}

int prismColour(std::size_t face) {
    return static_cast<int>(face * 3 % kindCount);
}

QString gemName(const Appearance& look) {
    if (look.shape == prismShape) return QCoreApplication::translate("jewel", "prism");
    // Whole, because in many languages the word for a colour depends on that for the shape.
    static constexpr std::array<std::array<const char*, kindCount>, kindCount> names{{
        {QT_TRANSLATE_NOOP("jewel", "blue ball"), QT_TRANSLATE_NOOP("jewel", "orange ball"),
         QT_TRANSLATE_NOOP("jewel", "yellow ball"), QT_TRANSLATE_NOOP("jewel", "pink ball"),
         QT_TRANSLATE_NOOP("jewel", "green ball"), QT_TRANSLATE_NOOP("jewel", "red ball"),
         QT_TRANSLATE_NOOP("jewel", "light blue ball")},
        {QT_TRANSLATE_NOOP("jewel", "blue cube"), QT_TRANSLATE_NOOP("jewel", "orange cube"),
         QT_TRANSLATE_NOOP("jewel", "yellow cube"), QT_TRANSLATE_NOOP("jewel", "pink cube"),
         QT_TRANSLATE_NOOP("jewel", "green cube"), QT_TRANSLATE_NOOP("jewel", "red cube"),
         QT_TRANSLATE_NOOP("jewel", "light blue cube")},
        {QT_TRANSLATE_NOOP("jewel", "blue pyramid"), QT_TRANSLATE_NOOP("jewel", "orange pyramid"),
         QT_TRANSLATE_NOOP("jewel", "yellow pyramid"), QT_TRANSLATE_NOOP("jewel", "pink pyramid"),
         QT_TRANSLATE_NOOP("jewel", "green pyramid"), QT_TRANSLATE_NOOP("jewel", "red pyramid"),
         QT_TRANSLATE_NOOP("jewel", "light blue pyramid")},
        {QT_TRANSLATE_NOOP("jewel", "blue octahedron"), QT_TRANSLATE_NOOP("jewel", "orange octahedron"),
         QT_TRANSLATE_NOOP("jewel", "yellow octahedron"), QT_TRANSLATE_NOOP("jewel", "pink octahedron"),
         QT_TRANSLATE_NOOP("jewel", "green octahedron"), QT_TRANSLATE_NOOP("jewel", "red octahedron"),
         QT_TRANSLATE_NOOP("jewel", "light blue octahedron")},
        {QT_TRANSLATE_NOOP("jewel", "blue cylinder"), QT_TRANSLATE_NOOP("jewel", "orange cylinder"),
         QT_TRANSLATE_NOOP("jewel", "yellow cylinder"), QT_TRANSLATE_NOOP("jewel", "pink cylinder"),
         QT_TRANSLATE_NOOP("jewel", "green cylinder"), QT_TRANSLATE_NOOP("jewel", "red cylinder"),
         QT_TRANSLATE_NOOP("jewel", "light blue cylinder")},
        {QT_TRANSLATE_NOOP("jewel", "blue cone"), QT_TRANSLATE_NOOP("jewel", "orange cone"),
         QT_TRANSLATE_NOOP("jewel", "yellow cone"), QT_TRANSLATE_NOOP("jewel", "pink cone"),
         QT_TRANSLATE_NOOP("jewel", "green cone"), QT_TRANSLATE_NOOP("jewel", "red cone"),
         QT_TRANSLATE_NOOP("jewel", "light blue cone")},
        {QT_TRANSLATE_NOOP("jewel", "blue star"), QT_TRANSLATE_NOOP("jewel", "orange star"),
         QT_TRANSLATE_NOOP("jewel", "yellow star"), QT_TRANSLATE_NOOP("jewel", "pink star"),
         QT_TRANSLATE_NOOP("jewel", "green star"), QT_TRANSLATE_NOOP("jewel", "red star"),
         QT_TRANSLATE_NOOP("jewel", "light blue star")},
    }};
    return QCoreApplication::translate("jewel", names[look.shape][look.colour]);
}

QPainterPath kindSign(int kind) {
    QPainterPath path;
    switch (kind) {
        case 0:
            path.addEllipse(QPointF(), 0.42, 0.42);
            return path;
        case 1:
            path.addRect(-0.38, -0.38, 0.76, 0.76);
            return path;
        case 2:
            return polygonSign(3, 0.5, -90).translated(0, 0.08);
        case 3:
            return polygonSign(4, 0.52, -90);
        case 4: {
            path.addEllipse(QPointF(), 0.46, 0.46);
            QPainterPath hole;
            hole.addEllipse(QPointF(), 0.24, 0.24);
            return path.subtracted(hole);
        }
        case 5: {
            path.addRect(-0.15, -0.47, 0.3, 0.94);
            QPainterPath bar;
            bar.addRect(-0.47, -0.15, 0.94, 0.3);
            return path.united(bar);
        }
        default:
            return starSign();
    }
}

void drawKindSign(QPainter& painter, const QRectF& box, int kind) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal size = box.width() * 0.27;
    painter.translate(box.center());
    const QPainterPath sign = QTransform::fromScale(size, size).map(kindSign(kind));
    painter.strokePath(sign, QPen(QColor(0x10, 0x11, 0x1A), std::max(1.5, box.width() / 16), Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(sign, QColor(0xFF, 0xFE, 0xFA));
    painter.restore();
}

void drawGem(QPainter& painter, const QRectF& box, const Appearance& look) {
    const Solid& solid = solidOf(look.shape);
    QMatrix4x4 turn;
    turn.rotate(tip, 1, 0, 0);
    turn.rotate(restingTurn(look.shape), 0, 1, 0);
    std::vector<QVector3D> corners;
    corners.reserve(solid.corners.size());
    for (const QVector3D& corner : solid.corners) corners.push_back(turn.map(corner));
    struct Face {
        QPolygonF outline;
        float depth = 0;
        QColor colour;
        QColor base;
        QVector3D normal;
        QVector3D corner;
    };
    std::vector<Face> faces;
    for (std::size_t which = 0; which < solid.faces.size(); ++which) {
        const auto& numbers = solid.faces[which];
        const QColor base = gemColour(look.shape == prismShape ? prismColour(which) : look.colour);
        const auto at = [&](std::size_t i) { return corners[numbers[i]]; };
        const QVector3D normal = QVector3D::crossProduct(at(1) - at(0), at(2) - at(0)).normalized();
        if (normal.z() <= 0) continue;
        Face face;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            face.depth += at(i).z() / static_cast<float>(numbers.size());
            face.outline << box.center() + QPointF(at(i).x(), -at(i).y()) * box.width();
        }
        const Shine shine = shineOf(normal);
        const auto lit = [&](int channel) {
            return std::clamp(
                static_cast<int>(static_cast<float>(channel) * shine.diffuse + 255 * shine.gloss), 0, 255);
        };
        face.colour = QColor(lit(base.red()), lit(base.green()), lit(base.blue()));
        face.base = base;
        face.normal = normal;
        face.corner = at(0);
        faces.push_back(std::move(face));
    }
    std::sort(faces.begin(), faces.end(),
              [](const Face& one, const Face& other) { return one.depth < other.depth; });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Face& face : faces) {
        // An outline in the colour of the face closes the seams between faces.
        painter.setPen(QPen(face.colour, box.width() / 64, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(face.colour);
        painter.drawPolygon(face.outline);
        painter.setPen(Qt::NoPen);
        const auto light = [&](const Spot& spot, const QVector3D& towards, QColor colour) {
            const auto seen = spotOn(face.normal, face.corner, towards, spot.focus);
            if (!seen) return;
            const QPointF middle = box.center() + QPointF(seen->middle.x(), -seen->middle.y()) * box.width();
            const QPointF reach = QPointF(seen->radius, seen->radius) * box.width();
            if (!QRectF(middle - reach, middle + reach).intersects(face.outline.boundingRect())) return;
            QRadialGradient gradient(middle, reach.x());
            constexpr int steps = 4;
            for (int step = 0; step <= steps; ++step) {
                const float part = static_cast<float>(step) / steps;
                colour.setAlphaF(step == steps ? 0 : spot.strength * std::pow(0.1F, part * part));
                gradient.setColorAt(part, colour);
            }
            painter.setBrush(gradient);
            painter.drawPolygon(face.outline);
        };
        painter.setCompositionMode(QPainter::CompositionMode_Plus);
        light(glow, through(), face.base);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        light(reflection, halfway(), Qt::white);
    }
    painter.restore();
}

void GemSprites::draw(QPainter& painter, const QRectF& box, const Appearance& look, int sign,
                      Special special) {
    const auto key = static_cast<quint64>(
        ((static_cast<int>(special) * (kindCount + 1) + sign + 1) * shapeCount + look.shape) * kindCount +
        look.colour);
    const QPixmap& picture = pictures_.get(key, {side_, side_}, painter.device()->devicePixelRatioF(),
                                           [&](QPainter& into, const QRectF& square) {
                                               QRectF body(QPointF(), square.size() * sizeWithin(special));
                                               body.moveCenter(square.center());
                                               drawGem(into, body, look);
                                               if (special != Special::none)
                                                   drawSpecialMark(into, square, special);
                                               if (sign >= 0) drawKindSign(into, square, sign);
                                           });
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

}  // namespace jewel
