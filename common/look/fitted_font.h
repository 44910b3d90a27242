// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QFont>
#include <QString>

namespace plt {

/// The font, made smaller where the text would be wider than `width` pixels; not below 7 pixels.
PLT_API QFont fittedFont(QFont font, const QString& text, int width);

}  // namespace plt
