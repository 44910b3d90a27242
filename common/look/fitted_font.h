// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QFont>
#include <QSize>
#include <QString>

namespace plt {

/// Returns the font, made smaller if the text would be wider than `width` pixels, but not below 7 pixels.
PLT_API QFont fittedFont(QFont font, const QString& text, int width);

/// Returns the font for words in a window of this size, in pixels: beyond 1100 x 750 they grow with the square
/// root of its size. The window fits its own words; a view fits those that it shows.
PLT_API QFont grownFont(QFont font, QSize window);

}  // namespace plt
