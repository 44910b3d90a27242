// SPDX-License-Identifier: MIT
#include "common/board3d/flat_board.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QFont>
#include <QLinearGradient>
#include <QPainter>
#include <QTransform>

namespace plt {

namespace {

/// The wood of the frame, on light and dark palettes.
const QColor frameLight(0x7A, 0x58, 0x40);
const QColor frameDark(0x57, 0x40, 0x31);
/// Height of a label as part of its square, and the least in pixels that can be read.
constexpr double labelHeight = 0.17;
constexpr double leastLabel = 7;

}  // namespace

void drawFlatFrame(QPainter& painter, const BoardScene& scene, const FlatLayout& layout,
                   const QPalette& palette) {
    if (scene.board.isEmpty()) return;
    const double frame = FlatLayout::frameWidth(scene);
    const QRectF outer = layout.toPixels(scene.board.adjusted(-frame, -frame, frame, frame));
    const QRectF inner = layout.toPixels(scene.board);
    const double width = frame * layout.unit();
    const double corner = width * 0.5;
    const QColor wood = isDark(palette) ? frameDark : frameLight;

    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 14));
    for (int i = 1; i <= 4; ++i) {
        const double grow = i * width * 0.09;
        painter.drawRoundedRect(
            outer.adjusted(-grow, -grow, grow, grow).translated(width * 0.12, width * 0.2), corner + grow,
            corner + grow);
    }
    QLinearGradient light(outer.topLeft(), outer.bottomRight());
    light.setColorAt(0, shaded(wood, 0.16));
    light.setColorAt(1, shaded(wood, -0.2));
    painter.setBrush(light);
    painter.setPen(QPen(shaded(wood, -0.4), std::max(1.0, width / 14)));
    painter.drawRoundedRect(outer, corner, corner);
    // The board lies a little lower than its frame.
    painter.setPen(Qt::NoPen);
    painter.setBrush(shaded(wood, -0.5));
    const double groove = std::max(1.0, width * 0.09);
    painter.drawRect(inner.adjusted(-groove, -groove, groove, groove));
}

void drawFlatSquare(QPainter& painter, const SceneSquare& square, const QRectF& rect) {
    if (square.colour.isValid()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(rect, square.colour);
        painter.setRenderHint(QPainter::Antialiasing, true);
    }
    const double unit = rect.width() / std::max(square.place.width(), 1e-6);
    if (square.disc.isValid()) {
        const double radius = square.discRadius * unit;
        const QPointF away(radius * 0.7, radius * 0.7);
        QLinearGradient light(rect.center() - away, rect.center() + away);
        light.setColorAt(0, shaded(square.disc, -0.14));
        light.setColorAt(1, shaded(square.disc, 0.1));
        painter.setBrush(light);
        painter.setPen(QPen(shaded(square.disc, -0.3), std::max(1.0, radius / 22)));
        painter.drawEllipse(rect.center(), radius, radius);
    }
}

void drawFlatLabel(QPainter& painter, const SceneSquare& square, const QRectF& rect) {
    const double height = labelHeight * rect.height();
    if (square.label.isEmpty() || height < leastLabel) return;
    QFont font = painter.font();
    font.setPixelSize(qRound(height));
    font.setBold(true);
    painter.setFont(font);
    const bool dark = square.colour.lightnessF() < 0.5F;
    const QColor ground = square.colour.isValid() ? square.colour : QColor(Qt::gray);
    painter.setPen(mixed(ground, dark ? QColor(Qt::white) : QColor(Qt::black), 0.75));
    const double gap = rect.height() * (square.mark == SquareMark::none ? 0.05 : 0.14);
    painter.drawText(rect.adjusted(gap, 0, -gap, -gap * 0.5), Qt::AlignLeft | Qt::AlignBottom, square.label);
}

void drawFlatLight(QPainter& painter, const QRectF& board) {
    QLinearGradient light(board.topLeft(), board.bottomRight());
    light.setColorAt(0, QColor(255, 255, 255, 22));
    light.setColorAt(1, QColor(0, 0, 0, 26));
    painter.fillRect(board, light);
}

void drawFlatMark(QPainter& painter, const QPainterPath& form, const QRectF& rect, const QColor& colour,
                  const QColor& square) {
    QTransform place;
    place.translate(rect.left(), rect.top());
    place.scale(rect.width(), rect.height());
    const QPainterPath shape = place.map(form);
    painter.setPen(
        QPen(markHalo(square), std::max(1.5, rect.width() / 40), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.fillPath(shape, colour);
}

}  // namespace plt
