// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/grid.h"

#include <vector>

#include <QVector3D>

namespace jewel {

/// A body with flat faces around the origin: x to the right, y up, z towards the viewer. Faces are numbers of
/// corners, counter-clockwise seen from outside. Lengths are parts of a cell.
struct Solid {
    std::vector<QVector3D> corners;
    std::vector<std::vector<int>> faces;
};

/// A shape for each kind, and that of a prism.
inline constexpr int shapeCount = kindCount + 1;
/// The body of a shape: ball, cube, pyramid, octahedron, cylinder, cone on its tip, star, and the crystal
/// that a prism is. Their outlines differ from whichever side they are seen.
const Solid& solidOf(int shape);

/// By how much all of them are tipped towards the viewer, in degrees, so that their tops are seen.
inline constexpr float tip = 16;
/// The turn about the upright axis at which a shape is known best, in degrees.
float restingTurn(int shape);

/// How light a face is that looks this way (of length 1), and how much of white light it throws back.
struct Shine {
    float diffuse = 0;
    float gloss = 0;
};
Shine shineOf(const QVector3D& normal);
/// Where the light comes from: upper left front, and right. Of length 1.
QVector3D mainLight();
QVector3D sideLight();

}  // namespace jewel
