// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/board/grid.h"

#include <optional>
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

/// A spot of light on a gem, which each facet shows a little elsewhere, because a facet counts as bent by `bending` of a
/// sphere around the gem's centre. Spots are small, so that the colour of a face is that of its light.
struct Spot {
    float strength = 0;  ///< in its middle, in parts of white or of the gem's own colour
    float focus = 1;     ///< exponent of its fall
};
inline constexpr float bending = 1.6F;
/// The reflection of the main light, white, towards halfway().
inline constexpr Spot reflection{0.8F, 30};
/// The light that has gone through the gem, of its own colour, where it leaves: towards through().
inline constexpr Spot glow{0.4F, 14};

/// A spot as one face shows it.
struct SeenSpot {
    QVector3D middle;  ///< in the plane of the face, maybe beside it
    float radius = 0;  ///< from the middle to where a tenth of its strength is left
};
/// Returns the spot towards this unit vector on a face with this unit normal through a corner of it; none if the face
/// looks away.
std::optional<SeenSpot> spotOn(const QVector3D& normal, const QVector3D& corner, const QVector3D& towards,
                               float focus);
QVector3D through();
/// Unit vector halfway between the main light and the eye.
QVector3D halfway();
/// Unit vectors to the light sources: upper left front, and right.
QVector3D mainLight();
QVector3D sideLight();

}  // namespace jewel
