// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/gl_drawing.h"

namespace plt {

/// The parameters of a piece's shape. Pieces with equal forms share a mesh.
struct PieceForm {
    double radius = 0.35;
    double height = 0.2;
    int rings = 0;
    bool hollow = false;
    auto operator<=>(const PieceForm&) const = default;
};

PieceForm formOf(const ScenePiece& piece);

struct PieceMesh {
    Mesh mesh;
    int underside = 0;  ///< number of leading indices that are only seen from below
};

/// Returns a turned piece with its foot at the origin: bevelled edges, rings on its top, a groove for each
/// further disc that its height allows, and a cavity if it is hollow. It lies within the cylinder of its
/// radius and height. The texture covers the middle of its top, up to emblemRadius() times the radius;
/// elsewhere its coordinates are outside of 0 .. 1. Colours are grey: the amount of ambient light.
PieceMesh pieceMesh(const PieceForm& form);
double emblemRadius(int rings);
/// Number of flat sides that approximate a round one.
constexpr int roundSides = 40;

}  // namespace plt
