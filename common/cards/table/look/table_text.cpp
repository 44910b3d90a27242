// SPDX-License-Identifier: MIT
#include "common/cards/table/look/table_text.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>

namespace plt {

QFont tableFont(qreal pixels, bool bold) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(9, qRound(pixels)));
    font.setBold(bold);
    return font;
}

QFont fitting(QFont font, const QString& text, qreal width) {
    constexpr int smallest = 8;
    while (font.pixelSize() > smallest && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace plt
