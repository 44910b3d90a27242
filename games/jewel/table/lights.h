// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/motion/choreography.h"

#include <QRectF>

class QPainter;

namespace jewel {

/// Draws the effects of special gems at a moment: along the row or column of a beam, around a burst, on every
/// gem that a prism takes. `board` is the square of all cells.
void drawLights(QPainter& painter, const QRectF& board, const std::vector<ShownLight>& lights);

/// Draws the bursts of lines at a moment: light and sparks on every gem, more of them for longer lines, and along
/// a line of four or more a beam.
void drawBursts(QPainter& painter, const QRectF& board, const std::vector<ShownBurst>& bursts);

}  // namespace jewel
