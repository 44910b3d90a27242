// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <QColor>
#include <QFont>
#include <QSizeF>
#include <QString>

namespace plt {

/// Texts on the felt, on light and dark palettes alike: the felt is always dark enough for it.
constexpr QColor chalk(246, 244, 236);

/// The program's font at this height, never too small to be read.
PLT_CARDS_API QFont tableFont(qreal pixels, bool bold);

/// The font, made smaller until the text fits the width.
QFont fitting(QFont font, const QString& text, qreal width);
/// The font, made smaller until the text fits the area in one line, or in several where they have room.
PLT_CARDS_API QFont fittingLines(QFont font, const QString& text, QSizeF area);

}  // namespace plt
