// SPDX-License-Identifier: MIT
#include "crazy-8s/table/suit_shape.h"

#include <QTransform>

namespace crazy_8s {

namespace {

// In a unit square.

/// Joins shapes in a larger square: there Qt keeps their curves, which it makes polygons of a few corners
/// otherwise.
QPainterPath joined(const QPainterPath& one, const QPainterPath& other) {
    constexpr double large = 1000;
    const auto larger = QTransform::fromScale(large, large);
    return QTransform::fromScale(1 / large, 1 / large).map(larger.map(one).united(larger.map(other)));
}

QPainterPath heart() {
    QPainterPath path(QPointF(0.5, 0.95));
    path.cubicTo(0.38, 0.78, 0.03, 0.58, 0.03, 0.31);
    path.cubicTo(0.03, 0.02, 0.43, -0.02, 0.5, 0.27);
    path.cubicTo(0.57, -0.02, 0.97, 0.02, 0.97, 0.31);
    path.cubicTo(0.97, 0.58, 0.62, 0.78, 0.5, 0.95);
    return path;
}

QPainterPath diamond() {
    QPainterPath path(QPointF(0.5, 0.02));
    path.quadTo(0.64, 0.3, 0.86, 0.5);
    path.quadTo(0.64, 0.7, 0.5, 0.98);
    path.quadTo(0.36, 0.7, 0.14, 0.5);
    path.quadTo(0.36, 0.3, 0.5, 0.02);
    return path;
}

QPainterPath foot() {
    QPainterPath path(QPointF(0.47, 0.6));
    path.quadTo(0.46, 0.86, 0.3, 0.97);
    path.lineTo(0.7, 0.97);
    path.quadTo(0.54, 0.86, 0.53, 0.6);
    path.closeSubpath();
    return path;
}

QPainterPath spade() {
    QPainterPath path(QPointF(0.5, 0.02));
    path.cubicTo(0.6, 0.22, 0.96, 0.38, 0.96, 0.61);
    path.cubicTo(0.96, 0.86, 0.6, 0.86, 0.5, 0.63);
    path.cubicTo(0.4, 0.86, 0.04, 0.86, 0.04, 0.61);
    path.cubicTo(0.04, 0.38, 0.4, 0.22, 0.5, 0.02);
    return joined(path, foot());
}

QPainterPath club() {
    constexpr double radius = 0.215;
    QPainterPath path;
    path.addEllipse(QPointF(0.5, 0.245), radius, radius);
    for (const double x : {0.25, 0.75}) {
        QPainterPath leaf;
        leaf.addEllipse(QPointF(x, 0.575), radius, radius);
        path = joined(path, leaf);
    }
    QPainterPath middle;
    middle.addEllipse(QPointF(0.5, 0.49), 0.11, 0.13);
    return joined(joined(path, middle), foot());
}

}  // namespace

QPainterPath suitShape(plt::Suit suit, const QRectF& square) {
    const auto toSquare =
        QTransform::fromTranslate(square.left(), square.top()).scale(square.width(), square.height());
    switch (suit) {
        case plt::Suit::spades:
            return toSquare.map(spade());
        case plt::Suit::hearts:
            return toSquare.map(heart());
        case plt::Suit::diamonds:
            return toSquare.map(diamond());
        case plt::Suit::clubs:
            break;
    }
    return toSquare.map(club());
}

QColor suitColour(plt::Suit suit) {
    return plt::isRed(suit) ? QColor(0xC4, 0x2F, 0x3C) : QColor(0x2B, 0x2D, 0x42);
}

}  // namespace crazy_8s
