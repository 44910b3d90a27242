// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace plt {

/// The look of a piece from above; lengths are in world units.
struct FlatPiece {
    double radius = 0.35;
    double height = 0.2;
    QColor colour;
    int rings = 0;
    bool hollow = false;
    QPainterPath emblem;  ///< within (-1, -1) .. (1, 1); empty for none
    QImage picture;       ///< on the top instead of an emblem; null for none
    double opacity = 1;
    double turn = 0;  ///< progress of turning over, 0 .. 1
    bool operator==(const FlatPiece&) const = default;
};

/// The state in which it is drawn.
struct FlatPieceLook {
    QPointF centre;     ///< in pixels, like all lengths here
    double radius = 0;  ///< including its growth
    double lift = 0;    ///< 0 on the board .. 1 held above it
    bool movable = false;
    bool hovered = false;
};

/// Draws the piece, with a glow around it if it is movable. The shadow is drawn separately.
void drawFlatPiece(QPainter& painter, const FlatPiece& piece, const FlatPieceLook& look);
/// Draws the shadow, which moves away from a lifted piece.
void drawFlatShadow(QPainter& painter, const FlatPieceLook& look);
/// Reach of glow and shadow of a resting piece beyond its box, as a fraction of its side.
constexpr double flatPieceReach = 0.13;

}  // namespace plt
