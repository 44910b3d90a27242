// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <QPainterPath>

class QPainter;
class QPalette;

namespace plt {

/// Draws the keyboard cursor along the outline: a ring in the palette's highlight with a halo of the opposite
/// lightness, so that it is seen on every cell. Width in logical pixels.
PLT_API void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette,
                           qreal width = 2.0);

}  // namespace plt
