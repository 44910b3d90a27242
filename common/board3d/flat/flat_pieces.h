// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace plt {

/// How one piece is seen from above; lengths are world units.
struct FlatPiece {
    double radius = 0.35;
    double height = 0.2;
    QColor colour;
    int rings = 0;
    bool hollow = false;
    QPainterPath emblem;  ///< within -1, -1 .. 1, 1; empty for none
    double opacity = 1;
    double turn = 0;  ///< how far it is turned over, 0 .. 1
    bool operator==(const FlatPiece&) const = default;
};

/// Where and how it is drawn.
struct FlatPieceLook {
    QPointF centre;     ///< in pixels, as all lengths here
    double radius = 0;  ///< with what it has grown
    double lift = 0;    ///< 0 on the board .. 1 held above it
    bool movable = false;
    bool hovered = false;
};

/// Draws it with a glow round it if it is movable; its shadow is drawn by itself.
void drawFlatPiece(QPainter& painter, const FlatPiece& piece, const FlatPieceLook& look);
/// Its shadow moves away from what is lifted.
void drawFlatShadow(QPainter& painter, const FlatPieceLook& look);
/// How far glow and shadow of a resting piece reach beyond its box, as part of its side.
constexpr double flatPieceReach = 0.13;

}  // namespace plt
