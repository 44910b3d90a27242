// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_pieces.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace plt {

namespace {

/// Offset of the shadow for light from the upper left, as a fraction of the radius.
constexpr QPointF restingShadow(0.05, 0.09);
constexpr QPointF liftedShadow(0.34, 0.48);
/// Hollow pieces narrow towards their top.
constexpr double hollowTop = 0.8;
constexpr double solidTop = 0.86;
/// Glow around movable pieces: lighter than every board, and with an edge on paper.
const QColor markedGlow(0xFF, 0xE3, 0x9A, 235);

void fillDisc(QPainter& painter, QPointF centre, double radius, const QBrush& brush) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(centre, radius, radius);
}

/// Returns the brush of a disc lit from the upper left; with a negative amount from the lower right, for
/// sunken ones.
QBrush lit(const QColor& colour, QPointF centre, double radius, double amount) {
    const QPointF away(radius * 0.7, radius * 0.7);
    QLinearGradient light(centre - away, centre + away);
    light.setColorAt(0, shaded(colour, amount));
    light.setColorAt(1, shaded(colour, -amount));
    return light;
}

/// Draws a raised ring: its lit and its dark side.
void drawRing(QPainter& painter, QPointF centre, double radius, double width, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    const double depth = width * 0.35;
    painter.setPen(QPen(shaded(colour, -0.42), width));
    painter.drawEllipse(centre + QPointF(depth, depth), radius, radius);
    painter.setPen(QPen(shaded(colour, 0.4), width));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace

void drawFlatShadow(QPainter& painter, const FlatPieceLook& look) {
    const double radius = look.radius * (1.14 - 0.02 * look.lift);
    const QPointF centre =
        look.centre + (restingShadow + (liftedShadow - restingShadow) * look.lift) * look.radius;
    const QColor dark = QColor::fromRgbF(0, 0, 0, static_cast<float>(0.42 + 0.04 * look.lift));
    QRadialGradient soft(centre, radius);
    soft.setColorAt(0, dark);
    soft.setColorAt(0.8 - 0.1 * look.lift, dark);
    soft.setColorAt(1, QColor(0, 0, 0, 0));
    fillDisc(painter, centre, radius, soft);
}

void drawFlatPiece(QPainter& painter, const FlatPiece& piece, const FlatPieceLook& look) {
    const QPointF centre = look.centre;
    const double radius = look.radius;
    const QColor colour = look.hovered ? shaded(piece.colour, 0.1) : piece.colour;
    const double line = std::max(1.0, radius / 16);
    painter.save();
    if (piece.turn > 0) {
        // Seen from above, a piece that turns over gets narrower until only its side is seen.
        const double thickness = std::clamp(piece.height / (2 * std::max(piece.radius, 0.01)), 0.1, 0.8);
        const double width = std::max(std::abs(std::cos(std::numbers::pi * piece.turn)), thickness);
        painter.translate(centre);
        painter.scale(width, 1);
        painter.translate(-centre);
    }

    if (look.movable) {
        const double outer = radius * 1.09 + 2;
        QRadialGradient glow(centre, outer);
        glow.setColorAt(0, markedGlow);
        glow.setColorAt(0.94, markedGlow);
        glow.setColorAt(1, QColor(0, 0, 0, 50));
        fillDisc(painter, centre, outer, glow);
    }

    // Some of the side is seen at the bottom, which shows the height of a piece.
    const double side = radius * std::clamp(0.10 * piece.height / std::max(piece.radius, 0.01), 0.04, 0.13);
    const QPointF base = centre + QPointF(0, side / 2);
    const QPointF top = centre - QPointF(0, side / 2);
    const double body = radius - side / 2;
    fillDisc(painter, base, body, shaded(colour, -0.5));
    // Dark pieces need a light edge to stand out from dark squares.
    const QColor edge = colour.lightnessF() < 0.3F ? shaded(colour, 0.38) : shaded(colour, -0.38);
    painter.setBrush(lit(colour, top, body, 0.2));
    painter.setPen(QPen(edge, line));
    painter.drawEllipse(top, body - line / 2, body - line / 2);

    const double inner = body * (piece.hollow ? hollowTop : solidTop);
    if (piece.hollow) {
        // The wall slopes up to a flat bottom: an upturned cup.
        fillDisc(painter, top + QPointF(line, line) * 0.6, inner, shaded(colour, -0.3));
        fillDisc(painter, top - QPointF(0, side * 0.4), inner, lit(shaded(colour, 0.1), top, inner, 0.14));
    } else {
        fillDisc(painter, top, inner, lit(colour, top, inner, -0.12));
    }
    const QPointF middle = piece.hollow ? top - QPointF(0, side * 0.4) : top;
    const double ringWidth = std::max(1.0, radius * 0.06);
    double ring = inner - ringWidth * 1.6;
    for (int i = 0; i < piece.rings && ring > ringWidth; ++i, ring -= ringWidth * 2.9)
        drawRing(painter, middle, ring, ringWidth, colour);

    const double scale = std::max(inner * 0.5, std::min(ring, inner * 0.72));
    if (!piece.picture.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(middle - QPointF(scale, scale), QSizeF(scale, scale) * 2), piece.picture);
    } else if (!piece.emblem.isEmpty()) {
        painter.save();
        painter.translate(middle);
        painter.scale(scale, scale);
        painter.setPen(Qt::NoPen);
        const bool dark = colour.lightnessF() < 0.55F;
        painter.save();
        painter.translate(0.05, 0.07);
        painter.setBrush(QColor(0, 0, 0, 110));
        painter.drawPath(piece.emblem);
        painter.restore();
        painter.setBrush(dark ? mixed(colour, QColor(0xFF, 0xE9, 0xB8), 0.85) : shaded(colour, -0.62));
        painter.drawPath(piece.emblem);
        painter.restore();
    }
    painter.restore();
}

}  // namespace plt
