// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace plt {

/// How one piece is seen from above; lengths are world units.
struct FlatPiece {
    double radius = 0.35;  ///< before it is lifted
    double height = 0.2;
    QColor colour;
    int rings = 0;
    bool hollow = false;
    QPainterPath emblem;  ///< within -1, -1 .. 1, 1; empty for none
    double lift = 0;      ///< 0 on the board .. 1 held above it: larger, and its shadow moves away
    double opacity = 1;
    bool marked = false;  ///< it can be moved now
    bool hovered = false;
    /// What covers what: 0 for what stands, 1 for what moves, 2 for what is held; then how high it reaches.
    int storey = 0;
    double top = 0;
    bool operator==(const FlatPiece&) const = default;
};

/// Draws it with its shadow and glow; `unit` is pixels a world unit.
void drawFlatPiece(QPainter& painter, const FlatPiece& piece, QPointF centre, double unit);
/// Side of the box, in radii, for which a BoardView repaints all that a piece touches, with glow and shadow.
constexpr double flatPieceBox = 3;

}  // namespace plt
