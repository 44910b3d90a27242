// SPDX-License-Identifier: MIT
#include "parcheesi/table/side_look.h"

#include "common/look/colours.h"
#include "common/look/marks.h"

#include <cmath>
#include <numbers>

#include <QPainter>

namespace parcheesi {

namespace {

QPainterPath star(const QRectF& square) {
    constexpr int points = 5;
    constexpr qreal waist = 0.45;
    QPainterPath path;
    const QPointF centre = square.center() + QPointF(0, square.height() * 0.04);
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = std::numbers::pi * (i - points / 2.0) / points;
        const qreal radius = square.width() * (i % 2 == 0 ? 0.54 : 0.54 * waist);
        const QPointF corner = centre + radius * QPointF(std::cos(angle), std::sin(angle));
        if (i == 0)
            path.moveTo(corner);
        else
            path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

}  // namespace

QColor sideColour(Side side) {
    switch (side) {
        case Side::green:
            return plt::shaded(plt::distinctHue(2), 0.28);
        case Side::red:
            return plt::distinctHue(5);
        case Side::blue:
            return plt::shaded(plt::distinctHue(4), -0.22);
        case Side::yellow:
            break;
    }
    return plt::distinctHue(3);
}

QColor onSideColour(Side side) {
    return side == Side::yellow || side == Side::green ? plt::markDark : plt::markLight;
}

QPainterPath emblem(Side side, const QRectF& square) {
    QPainterPath path;
    const qreal unit = square.width();
    switch (side) {
        case Side::green:
            path.addEllipse(square.center(), unit * 0.5, unit * 0.5);
            path.addEllipse(square.center(), unit * 0.24, unit * 0.24);
            break;
        case Side::red:
            path.moveTo(square.center().x(), square.top() - unit * 0.04);
            path.lineTo(square.right() + unit * 0.04, square.bottom() - unit * 0.06);
            path.lineTo(square.left() - unit * 0.04, square.bottom() - unit * 0.06);
            path.closeSubpath();
            break;
        case Side::blue:
            path.addRect(square.adjusted(unit * 0.08, unit * 0.08, -unit * 0.08, -unit * 0.08));
            break;
        case Side::yellow:
            path = star(square);
            break;
    }
    return path;
}

void drawDisc(QPainter& painter, Side side, const QRectF& square) {
    const QColor fill = sideColour(side);
    painter.setPen(QPen(plt::shaded(fill, -0.45), square.width() / 16));
    painter.setBrush(fill);
    const qreal inset = square.width() / 32;
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
    QRectF inner(0, 0, square.width() * 0.5, square.width() * 0.5);
    inner.moveCenter(square.center());
    painter.fillPath(emblem(side, inner), onSideColour(side));
}

}  // namespace parcheesi
