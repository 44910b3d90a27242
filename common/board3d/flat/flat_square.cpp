// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_square.h"

#include "common/look/focus_ring.h"

#include <algorithm>
#include <cmath>

#include <QFont>
#include <QPainter>
#include <QTransform>

namespace plt {

namespace {

/// Height of a label as part of its square, and the least in pixels that can be read.
constexpr double labelHeight = 0.17;
constexpr double leastLabel = 7;
/// Labels are made no smaller than this while they take no more than a good quarter of a square.
constexpr double smallLabel = 9;

double shortSide(const QRectF& rect) {
    return std::min(rect.width(), rect.height());
}

/// The label in a corner, beside its mark if it has one.
void drawLabel(QPainter& painter, const FlatSquare& square, const QRectF& rect) {
    const double height = std::max(labelHeight * rect.height(), std::min(smallLabel, 0.28 * rect.height()));
    if (square.label.isEmpty() || height < leastLabel) return;
    QFont font = painter.font();
    font.setPixelSize(qRound(height));
    font.setBold(true);
    painter.setFont(font);
    const QColor ground = square.colour.isValid() ? square.colour : QColor(Qt::gray);
    const bool dark = ground.lightnessF() < 0.5F;
    painter.setPen(mixed(ground, dark ? QColor(Qt::white) : QColor(Qt::black), 0.8));
    const double gap = rect.height() * (square.mark == SquareMark::none ? 0.05 : 0.14);
    painter.drawText(rect.adjusted(gap, 0, -gap, -gap * 0.5), Qt::AlignLeft | Qt::AlignBottom, square.label);
}

/// A mark on a square of this colour. It has a halo, with which it lies within the square.
void drawMark(QPainter& painter, const QPainterPath& form, const QRectF& rect, const QColor& colour,
              const QColor& square) {
    const double halo = std::max(1.5, shortSide(rect) / 40);
    // Forms stay as they are on a long stand, and their edges on whole pixels.
    const double side = shortSide(rect) - 2 * std::ceil(halo / 2);
    QTransform place;
    place.translate(rect.center().x() - side / 2, rect.center().y() - side / 2);
    place.scale(side, side);
    const QPainterPath shape = place.map(form);
    painter.setPen(QPen(markHalo(square), halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.fillPath(shape, colour);
}

void drawHome(QPainter& painter, const QColor& square, const QRectF& home) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markHalo(square), std::max(1.5, home.width() / 28), Qt::DashLine));
    painter.drawEllipse(home);
}

void drawCursor(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    const double inset = 2.5;
    const double corner = shortSide(rect) * 0.12;
    QPainterPath ring;
    ring.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
    drawFocusRing(painter, ring, palette, std::max(2.0, shortSide(rect) / 28));
}

}  // namespace

void drawFlatSquare(QPainter& painter, const FlatSquare& square, const QRectF& rect, const QRectF& home,
                    const QPalette& palette) {
    const auto tint = [&](Role role, float strength) {
        QColor light = colour(role, palette);
        light.setAlphaF(strength);
        painter.fillRect(rect, light);
    };
    const auto mark = [&](auto kind) {
        drawMark(painter, markForm(kind), rect, colour(markRole(kind), palette), square.colour);
    };
    if (square.mark != SquareMark::none) mark(square.mark);
    drawLabel(painter, square, rect);
    switch (square.hand) {
        case FlatSquare::Hand::nothing:
            break;
        case FlatSquare::Hand::landing:
            tint(Role::good, 0.38F);
            mark(HandMark::landing);
            [[fallthrough]];
        case FlatSquare::Hand::target:
            if (!square.occupied) mark(HandMark::target);
            break;
        case FlatSquare::Hand::refused:
            tint(Role::bad, 0.3F);
            mark(HandMark::refused);
            break;
    }
    if (!home.isNull()) drawHome(painter, square.colour, home);
    if (square.cursor) drawCursor(painter, rect, palette);
}

void drawFlatTargetOnPiece(QPainter& painter, const QColor& square, const QRectF& rect,
                           const QPalette& palette) {
    const auto kind = HandMark::targetOnPiece;
    drawMark(painter, markForm(kind), rect, colour(markRole(kind), palette), square);
}

}  // namespace plt
