// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/mesh.h"

namespace plt {

/// What decides over the form of a piece; pieces with equal forms share a mesh.
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
    int underside = 0;  ///< so many of the first indices are only seen from below
};

/// A turned piece with its foot at the origin: bevelled edges, rings on its top, a groove for each further
/// disc that its height is good for, and a cave if it is hollow. It lies within the cylinder of its radius
/// and height. The texture covers the middle of its top, up to emblemRadius() times the radius; elsewhere its
/// coordinates are outside of 0 .. 1. Colours are grey: how much light gets there.
PieceMesh pieceMesh(const PieceForm& form);
double emblemRadius(int rings);
/// Number of flat sides that stand for a round one.
constexpr int roundSides = 40;

}  // namespace plt
