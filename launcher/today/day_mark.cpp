// SPDX-License-Identifier: MIT
#include "launcher/today/day_mark.h"

#include "common/look/colours.h"

#include <QPainter>
#include <QPainterPath>

namespace plt {

void paintDayMark(QPainter& painter, DayMark mark, const QRectF& square, const QPalette& palette) {
    if (mark == DayMark::none) return;
    const QColor base = palette.color(QPalette::Base);
    const QColor strong =
        mark == DayMark::forgiven ? palette.color(QPalette::Text) : colour(Role::good, palette);
    const bool isFilled = mark == DayMark::finished;
    const double unit = square.width() / 16;
    const auto at = [&](double x, double y) { return square.topLeft() + unit * QPointF(x, y); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A halo, as the mark may lie on a picture.
    painter.setPen(Qt::NoPen);
    painter.setBrush(base);
    painter.drawEllipse(square);
    const double width = 1.5 * unit;
    painter.setPen(QPen(strong, width));
    painter.setBrush(isFilled ? strong : base);
    const double inset = unit + width / 2;
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
    painter.setPen(QPen(isFilled ? base : strong, 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath sign(mark == DayMark::forgiven ? at(5, 8) : at(4.6, 8.4));
    if (mark != DayMark::forgiven) sign.lineTo(at(7, 10.8));
    sign.lineTo(mark == DayMark::forgiven ? at(11, 8) : at(11.4, 5.6));
    painter.drawPath(sign);
    painter.restore();
}

}  // namespace plt
