// SPDX-License-Identifier: MIT
#include "common/look/focus_ring.h"

#include "common/look/marks.h"

#include <algorithm>

#include <QPalette>

namespace plt {

void drawFocusRing(QPainter& painter, const QPainterPath& outline, const QPalette& palette, qreal width) {
    drawMarkedLine(painter, outline, markColour(Mark::focus, palette),
                   {.core = width, .edge = std::max(1.0, width / 3)});
}

}  // namespace plt
