// SPDX-License-Identifier: MIT
#include "common/cards/table/look/table_text.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace plt {

QFont tableFont(qreal pixels, bool bold) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(9, qRound(pixels)));
    font.setBold(bold);
    return font;
}

void drawWordsGround(QPainter& painter, const QPainterPath& outline) {
    painter.setRenderHint(QPainter::Antialiasing);
    // Opaque, because it may be painted once more over the cursor.
    painter.setPen(QPen(QColor(105, 110, 109), 1));
    painter.setBrush(QColor(24, 32, 30));
    painter.drawPath(outline);
}

QFont fitting(QFont font, const QString& text, qreal width) {
    constexpr int smallest = 8;
    const qreal wanted = QFontMetricsF(font).horizontalAdvance(text);
    if (wanted <= width) return font;
    // Measuring a size loads it, so sizes that are far too large are skipped.
    const int nearly = static_cast<int>(font.pixelSize() * width / wanted) + 1;
    font.setPixelSize(std::clamp(nearly, smallest, std::max(smallest, font.pixelSize())));
    while (font.pixelSize() > smallest && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void drawFitting(QPainter& painter, const QFont& font, const QString& text, const QRectF& area,
                 Qt::AlignmentFlag vertically, qreal room) {
    painter.setFont(fitting(font, text, room));
    const qreal narrower = std::min(1.0, room / QFontMetricsF(painter.font()).horizontalAdvance(text));
    const QTransform before = painter.transform();
    painter.translate(area.center());
    painter.scale(narrower, 1);
    QRectF around(QPointF(), QSizeF(std::max(area.width(), room) / narrower, area.height()));
    around.moveCenter({});
    painter.drawText(around, Qt::AlignHCenter | vertically | Qt::TextDontClip, text);
    painter.setTransform(before);
}

QFont fittingLines(QFont font, const QString& text, QSizeF area) {
    constexpr int smallest = 8;
    const auto fits = [&] {
        const QFontMetricsF metrics(font);
        const QRectF room(0, 0, area.width(), 1e6);
        const QSizeF size = metrics.boundingRect(room, Qt::TextWordWrap, text).size();
        // A single line may be higher than its area, which is only measured for its letters.
        const bool isOneLine = size.height() < 1.5 * metrics.lineSpacing();
        return size.width() <= area.width() && (isOneLine || size.height() <= area.height());
    };
    while (font.pixelSize() > smallest && !fits()) font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace plt
