// SPDX-License-Identifier: MIT
#include "common/window/moments/large_words.h"

#include <cmath>

#include <QWidget>

namespace plt {

namespace {

constexpr QSize usualBoard(900, 680);
constexpr QSize usualWindow(1100, 750);
constexpr qreal maximumGrowth = 1.6;

/// Returns how often the usual size fits into this one; at least 1.
qreal times(QSize usual, QSize size) {
    return qMax(1.0, qMin(size.width() / qreal(usual.width()), size.height() / qreal(usual.height())));
}

}  // namespace

qreal growthOver(QSize board) {
    return qMin(times(usualBoard, board), maximumGrowth);
}

qreal growthAround(QSize window) {
    return std::sqrt(times(usualWindow, window));
}

QFont wordsOver(QSize board, const QWidget& widget, qreal times, bool bold) {
    QFont font = widget.font();
    font.setPointSizeF(font.pointSizeF() * times * growthOver(board));
    font.setBold(bold);
    return font;
}

}  // namespace plt
