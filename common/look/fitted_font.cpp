// SPDX-License-Identifier: MIT
#include "common/look/fitted_font.h"

#include <QFontInfo>
#include <QFontMetrics>

namespace plt {

QFont fittedFont(QFont font, const QString& text, int width) {
    constexpr int smallest = 7;
    int size = QFontInfo(font).pixelSize();
    while (size > smallest && QFontMetrics(font).horizontalAdvance(text) > width) font.setPixelSize(--size);
    return font;
}

}  // namespace plt
