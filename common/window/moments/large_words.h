// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

class QWidget;

namespace plt {

/// Returns the factor by which words over a board of this size, in pixels, are larger than over a usual one:
/// 1 .. 1.6.
qreal growthOver(QSize board);

/// Returns the font for words over a board: the widget's font, scaled by `times` and by growthOver().
QFont wordsOver(QSize board, const QWidget& widget, qreal times, bool bold);

}  // namespace plt
