// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

class QPainter;

namespace plt {

/// How one piece is seen from above, in pixels.
struct FlatPiece {
    const ScenePiece* piece = nullptr;
    const QPainterPath* emblem = nullptr;  ///< within -1, -1 .. 1, 1; null for none
    QPointF centre;
    double radius = 1;  ///< before it is lifted
    double lift = 0;    ///< 0 on the board .. 1 held above it: larger, and its shadow moves away
    double opacity = 1;
    bool marked = false;  ///< it can be moved now
    bool hovered = false;
};

void drawFlatShadow(QPainter& painter, const FlatPiece& shown);
void drawFlatPiece(QPainter& painter, const FlatPiece& shown);
/// All that a piece of this radius may touch around its centre, with glow and shadow.
double flatReach(double radius);

}  // namespace plt
