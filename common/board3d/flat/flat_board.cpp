// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_board.h"

#include "common/board3d/model/slab.h"
#include "common/board3d/model/wood_grain.h"
#include "common/look/colours.h"

#include <algorithm>
#include <tuple>

#include <QBrush>
#include <QLinearGradient>
#include <QPainter>

namespace plt {

namespace {

/// Opacity of the wood grain on squares and on the slab.
constexpr double squareGrain = 0.2;
constexpr double slabGrain = 0.3;
/// Free space around the hollow of a stand, as a fraction of the stand.
constexpr double standInset = 0.03;
/// World units covered by one tile of the grain.
constexpr double grainSide = 2;

/// The grain in black, as alpha.
const QImage& grain() {
    static const QImage image = [] {
        QImage made = woodGrain().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&made);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(made.rect(), Qt::black);
        return made;
    }();
    return image;
}

/// Draws the grain within a rectangle of the world, as if it were cut from one plank.
void drawGrain(QPainter& painter, const QRectF& pixels, double unit, QPointF shift, double strength) {
    QBrush brush(grain());
    const double scale = unit * grainSide / grain().width();
    brush.setTransform(
        QTransform(scale, 0, 0, scale, pixels.left() - shift.x() * unit, pixels.top() - shift.y() * unit));
    painter.setPen(Qt::NoPen);
    painter.setOpacity(strength);
    painter.fillRect(pixels, brush);
    painter.setOpacity(1);
}

/// Draws a sunken area with round ends: a disc if the rectangle is a square.
void drawHollow(QPainter& painter, const QRectF& rect, const QColor& colour) {
    const double radius = std::min(rect.width(), rect.height()) / 2;
    // A tall one is lit across, because its ends would otherwise be of one shade.
    const bool tall = rect.height() > 1.2 * rect.width();
    const bool wide = rect.width() > 1.2 * rect.height();
    const QPointF away(tall ? radius : wide ? 0 : radius * 0.7, wide ? radius : tall ? 0 : radius * 0.7);
    QLinearGradient light(rect.center() - away, rect.center() + away);
    light.setColorAt(0, shaded(colour, -0.16));
    light.setColorAt(1, shaded(colour, 0.09));
    painter.setBrush(light);
    painter.setPen(QPen(shaded(colour, -0.3), std::max(1.0, radius / 22)));
    painter.drawRoundedRect(rect, radius, radius);
}

QRectF around(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void drawSlab(QPainter& painter, const BoardScene& scene, const FlatPlace& place, const QPalette& palette) {
    const QRectF slab = place.rect(slabOutline(scene));
    const double unit = place.unit;
    const double corner = 0.16 * unit;
    const QColor wood = slabColour(palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgbF(0, 0, 0, static_cast<float>(slabShadowDarkness(palette) / 9)));
    for (int i = 1; i <= 7; ++i) {
        const double grow = (i - 3) * 0.03 * unit;
        painter.drawRoundedRect(slab.adjusted(-grow, -grow, grow, grow).translated(0.05 * unit, 0.09 * unit),
                                corner + grow, corner + grow);
    }
    QLinearGradient light(slab.topLeft(), slab.bottomRight());
    light.setColorAt(0, shaded(wood, 0.1));
    light.setColorAt(1, shaded(wood, -0.14));
    painter.save();
    QPainterPath shape;
    shape.addRoundedRect(slab, corner, corner);
    painter.fillPath(shape, light);
    painter.setClipPath(shape);
    drawGrain(painter, slab, unit, {0.3, 0.7}, slabGrain);
    painter.restore();
    // Its rounded edge is light towards the upper left and dark on the other side.
    const double edge = std::max(1.0, 0.035 * unit);
    QLinearGradient rim(slab.topLeft(), slab.bottomRight());
    rim.setColorAt(0, shaded(wood, 0.3));
    rim.setColorAt(1, shaded(wood, -0.45));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(rim), edge));
    painter.drawRoundedRect(slab.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), corner, corner);
    // The board lies a little lower.
    const double groove = std::max(1.0, 0.025 * unit);
    painter.fillRect(place.rect(scene.board).adjusted(-groove, -groove, groove, groove), shaded(wood, -0.55));
}

}  // namespace

void drawFlatBoard(QPainter& painter, const BoardScene& scene, const FlatPlace& place,
                   const QPalette& palette) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawSlab(painter, scene, place, palette);
    const double unit = place.unit;
    int index = 0;
    for (const auto& square : scene.squares) {
        ++index;
        const QRectF rect = place.rect(square.place);
        if (!square.colour.isValid()) {
            const double inset = standInset * std::min(rect.width(), rect.height());
            if (!square.name.isEmpty())
                drawHollow(painter, rect.adjusted(inset, inset, -inset, -inset),
                           shaded(slabColour(palette), -0.34));
            continue;
        }
        painter.fillRect(rect, square.colour);
        // Every square is a piece of wood of its own.
        drawGrain(painter, rect, unit, {index * 0.618, index * 0.381}, squareGrain);
        if (square.disc.isValid())
            drawHollow(painter, around(rect.center(), square.discRadius * unit), square.disc);
    }
    const QRectF board = place.rect(scene.board);
    QLinearGradient light(board.topLeft(), board.bottomRight());
    light.setColorAt(0, QColor(255, 255, 255, 24));
    light.setColorAt(1, QColor(0, 0, 0, 24));
    painter.fillRect(board, light);
}

bool isSameFlatBoard(const BoardScene& one, const BoardScene& other) {
    const auto same = [](const SceneSquare& a, const SceneSquare& b) {
        return std::tie(a.place, a.colour, a.disc, a.discRadius) ==
                   std::tie(b.place, b.colour, b.disc, b.discRadius) &&
               a.name.isEmpty() == b.name.isEmpty();
    };
    return one.visible == other.visible && one.board == other.board && one.turned == other.turned &&
           std::ranges::equal(one.squares, other.squares, same);
}

}  // namespace plt
