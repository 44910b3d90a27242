// SPDX-License-Identifier: MIT
#include "common/window/moments/large_words.h"

#include <QWidget>

namespace plt {

namespace {

constexpr QSize usualBoard(900, 680);
constexpr qreal maximumGrowth = 1.6;

}  // namespace

qreal growthOver(QSize board) {
    const qreal times =
        qMin(board.width() / qreal(usualBoard.width()), board.height() / qreal(usualBoard.height()));
    return qBound(1.0, times, maximumGrowth);
}

QFont wordsOver(QSize board, const QWidget& widget, qreal times, bool bold) {
    QFont font = widget.font();
    font.setPointSizeF(font.pointSizeF() * times * growthOver(board));
    font.setBold(bold);
    return font;
}

}  // namespace plt
