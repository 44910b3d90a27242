// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QFont>
#include <QString>

namespace plt {

/// Returns the font, made smaller if the text would be wider than `width` pixels, but not below 7 pixels.
PLT_API QFont fittedFont(QFont font, const QString& text, int width);

}  // namespace plt
