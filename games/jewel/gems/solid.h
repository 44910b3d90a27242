// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/grid.h"

#include <vector>

#include <QVector3D>

namespace jewel {

/// A polyhedron around the origin: x to the right, y up, z towards the viewer. Faces are lists of corner
/// indices, counter-clockwise as seen from outside. The unit of length is the side of a cell.
struct Solid {
    std::vector<QVector3D> corners;
    std::vector<std::vector<int>> faces;
};

/// One shape for each kind, and that of a prism.
inline constexpr int shapeCount = kindCount + 1;
/// Returns the solid of a shape: sphere, cube, pyramid, octahedron, cylinder, cone on its tip, star, and the
/// crystal of a prism. Their outlines differ from every side.
const Solid& solidOf(int shape);

/// Tilt of all solids towards the viewer, in degrees, so that their tops are visible.
inline constexpr float tip = 16;
/// The rotation around the vertical axis at which a shape is recognised best, in degrees.
float restingTurn(int shape);

/// The light on a face: what it gets from everywhere, from each source at most, and as a highlight. So flat
/// that no face of one colour looks like another colour, and that none is overexposed.
struct Light {
    float everywhere = 0.62F;
    float main = 0.38F;
    float side = 0.08F;
    float gloss = 0.05F;
};
inline constexpr Light light;
/// Exponent of the highlight.
inline constexpr float glossSharpness = 25;

/// Diffuse and specular brightness of a face with this unit normal.
struct Shine {
    float diffuse = 0;
    float gloss = 0;
};
Shine shineOf(const QVector3D& normal);
/// Unit vectors to the light sources: upper left front, and right.
QVector3D mainLight();
QVector3D sideLight();

}  // namespace jewel
