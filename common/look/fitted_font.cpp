// SPDX-License-Identifier: MIT
#include "common/look/fitted_font.h"

#include <algorithm>

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

}  // namespace plt
