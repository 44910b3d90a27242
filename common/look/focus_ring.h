// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QPainterPath>

class QPainter;
class QPalette;
class QRect;

namespace plt {

/// Draws the mark of the keyboard (Mark::focus) along the outline: a ring in the palette's highlight, `width`
/// logical pixels wide, between a light and a dark line of at least one pixel each.
PLT_API void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette,
                           qreal width = 2.0);
/// The same just inside a control: a button, a field. It reaches four logical pixels inwards.
PLT_API void drawFocusRing(QPainter& painter, const QRect& control, const QPalette& palette);

}  // namespace plt
