// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

class QWidget;

namespace plt {

/// How much larger words over a board of this size, in pixels, are than over one of a usual size: 1 .. 1.6.
qreal growthOver(QSize board);

/// The font of a widget for words over a board: so many times as large, and larger still over a large board.
QFont wordsOver(QSize board, const QWidget& widget, qreal times, bool bold);

}  // namespace plt
