// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QPainterPath>

class QPainter;
class QPalette;
class QRect;

namespace plt {

/// Draws the keyboard focus mark (Mark::focus) along the outline: a ring in the palette's highlight colour,
/// `width` logical pixels wide, between a light and a dark line of at least one pixel each.
PLT_API void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette,
                           qreal width = 2.0);
/// Draws it just inside a control such as a button or a field. It reaches four logical pixels inwards.
PLT_API void drawFocusRing(QPainter& painter, const QRect& control, const QPalette& palette);

}  // namespace plt
