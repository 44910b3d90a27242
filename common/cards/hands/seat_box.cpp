// SPDX-License-Identifier: MIT
#include "common/cards/hands/seat_box.h"

#include "common/cards/table/look/table_text.h"
#include "common/look/colours.h"
#include "common/look/marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {

QPainterPath triangle(const QRectF& square, bool pointsLeft) {
    const double back = square.left() + square.width() * (pointsLeft ? 0.8 : 0.2);
    QPainterPath path;
    path.moveTo(back, square.top() + square.height() * 0.1);
    path.lineTo(square.left() + square.width() * (pointsLeft ? 0.1 : 0.9), square.center().y());
    path.lineTo(back, square.bottom() - square.height() * 0.1);
    path.closeSubpath();
    return path;
}

QPainterPath star(const QRectF& square) {
    QPainterPath path;
    constexpr int points = 10;
    for (int i = 0; i < points; ++i) {
        const double angle = std::numbers::pi * (2.0 * i / points - 0.5);
        const double radius = square.width() * (i % 2 == 0 ? 0.5 : 0.21);
        const QPointF at = square.center() + QPointF(std::cos(angle), std::sin(angle)) * radius;
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

}  // namespace

void drawSeatBox(QPainter& painter, const QRectF& box, const QRectF& plate, const SeatPlate& said,
                 const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    const double corner = plate.height() * 0.4;
    const double size = plate.height() * 0.72;
    const QFont plain = tableFont(size, false);
    const MarkLines frame = markLines(Mark::lastMove, std::min(box.width(), box.height()));
    // In small windows words are higher than their line. The frame gives way to them.
    const double out = std::clamp((QFontMetricsF(plain).height() - plate.height()) / 2, 0.0, frame.reach());
    outline.addRoundedRect(box.adjusted(-out, -out, out, out), corner, corner);
    const bool marked = said.toMove || said.winner;
    painter.fillPath(outline, QColor(0, 0, 0, marked ? 58 : 34));
    if (marked) drawMarkedLine(painter, outline, colour(Role::accent, palette), frame);

    constexpr double leastMargin = 5;
    const double inset = std::max(0.0, leastMargin - (plate.left() - box.left()));
    QRectF line = plate.adjusted(inset, 0, -inset, 0);
    const double side = plate.height() * 0.62;
    if (marked) {
        // Texts are aligned in the direction of the painter.
        const bool isMirrored = painter.layoutDirection() == Qt::RightToLeft;
        const QRectF square(isMirrored ? line.right() - side : line.left(), line.center().y() - side / 2,
                            side, side);
        painter.fillPath(said.winner ? star(square) : triangle(square, isMirrored), chalk);
        const double taken = side * 1.35;
        line.adjust(isMirrored ? 0 : taken, 0, isMirrored ? -taken : 0, 0);
    }
    const double gap = side * 0.4;
    const QFont bold = tableFont(size, true);
    const auto breadth = [&](const QString& numbers) {
        return QFontMetricsF(plain).horizontalAdvance(numbers) +
               QFontMetricsF(bold).horizontalAdvance(said.name);
    };
    // Smaller words than these are worth less than the brief ones.
    constexpr double smallest = 0.8;
    const double both = line.width() - gap;
    const bool hasRoom = breadth(said.numbers) * smallest <= both;
    const QString& numbers = hasRoom || said.brief.isEmpty() ? said.numbers : said.brief;
    // Neither the name nor the numbers become small alone.
    const double share = std::min(1.0, both / breadth(numbers));
    const double width = QFontMetricsF(plain).horizontalAdvance(numbers) * share;
    painter.setPen(chalk);
    painter.setFont(fitting(plain, numbers, width));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, numbers);
    painter.setFont(fitting(bold, said.name, std::max(1.0, both - width)));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, said.name);
    painter.restore();
}

}  // namespace plt
