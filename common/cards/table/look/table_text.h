// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace plt {

/// Texts on the felt, on light and dark palettes alike: the felt is always dark enough for it.
constexpr QColor chalk(246, 244, 236);

/// The program's font at this height, never too small to be read.
QFont tableFont(qreal pixels, bool bold);

/// The font, made smaller until the text fits the width.
QFont fitting(QFont font, const QString& text, qreal width);

}  // namespace plt
