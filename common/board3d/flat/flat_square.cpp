// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_square.h"

#include "common/board/hand/hand_marks.h"

#include <algorithm>

#include <QFont>
#include <QPainter>

namespace plt {

namespace {

/// Height of a label as a fraction of its square, and the smallest readable one in pixels.
constexpr double labelHeight = 0.17;
constexpr double minimumLabel = 8;
/// Labels are not made smaller than this as long as they take at most about a quarter of a square.
constexpr double smallLabel = 9;

/// Draws the label in a corner, beside its mark if it has one.
void drawLabel(QPainter& painter, const FlatSquare& square, const QRectF& rect) {
    const double height = std::max(labelHeight * rect.height(), std::min(smallLabel, 0.28 * rect.height()));
    if (square.label.isEmpty() || height < minimumLabel) return;
    QFont font = painter.font();
    font.setPixelSize(qRound(height));
    font.setBold(true);
    painter.setFont(font);
    const QColor ground = square.colour.isValid() ? square.colour : QColor(Qt::gray);
    const bool dark = ground.lightnessF() < 0.5F;
    painter.setPen(mixed(ground, dark ? QColor(Qt::white) : QColor(Qt::black), 0.8));
    // Corners of the last move leave the middle of the edge free, and closed lines what is within them.
    const bool isCornered = square.mark == SquareMark::lastMove;
    const double gap = rect.height() * (square.mark == SquareMark::none ? 0.05 : isCornered ? 0 : 0.14);
    const auto across = isCornered ? Qt::AlignHCenter : Qt::AlignLeft | Qt::AlignAbsolute;
    painter.drawText(rect.adjusted(gap, 0, -gap, -gap * 0.5), across | Qt::AlignBottom, square.label);
}

}  // namespace

void drawFlatSquare(QPainter& painter, const FlatSquare& square, const QRectF& rect,
                    const QPalette& palette) {
    if (square.mark != SquareMark::none) {
        drawMarkForm(painter, markForm(square.mark), rect, colour(markRole(square.mark), palette));
    }
    drawLabel(painter, square, rect);
}

}  // namespace plt
