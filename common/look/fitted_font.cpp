// SPDX-License-Identifier: MIT
#include "common/look/fitted_font.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>
#include <QFontMetrics>

namespace plt {

QFont fittedFont(QFont font, const QString& text, int width) {
    constexpr int smallest = 7;
    int size = QFontInfo(font).pixelSize();
    const int wanted = QFontMetrics(font).horizontalAdvance(text);
    if (wanted <= width || size <= smallest) return font;
    // Measuring a size loads it, so sizes that are far too large are skipped.
    size = std::clamp(size * std::max(0, width) / wanted + 1, smallest, size);
    font.setPixelSize(size);
    while (size > smallest && QFontMetrics(font).horizontalAdvance(text) > width) font.setPixelSize(--size);
    return font;
}

QFont grownFont(QFont font, QSize window) {
    constexpr QSizeF usual(1100, 750);
    const qreal times =
        std::sqrt(std::max(1.0, std::min(window.width() / usual.width(), window.height() / usual.height())));
    if (times <= 1) return font;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * times);
    else
        font.setPixelSize(qRound(font.pixelSize() * times));
    return font;
}

}  // namespace plt
