// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <array>
#include <cstdint>
#include <vector>

#include <QColor>

namespace plt {

/// A corner of a triangle, as it goes to the graphics library.
struct Vertex {
    std::array<float, 3> position;
    std::array<float, 3> normal;
    std::array<float, 2> texture;
    std::array<std::uint8_t, 4> colour;  ///< alpha: how much of the texture is seen
};

/// Triangles, counter-clockwise seen from outside.
struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;
    std::size_t underside = 0;  ///< so many of the first indices are only seen from below
};

/// What decides over the form of a piece; pieces with equal forms share a mesh.
struct PieceForm {
    double radius = 0.35;
    double height = 0.2;
    int rings = 0;
    bool hollow = false;
    auto operator<=>(const PieceForm&) const = default;
};

PieceForm formOf(const ScenePiece& piece);

/// A turned piece with its foot at the origin: bevelled edges, rings on its top, a groove for each further
/// disc that its height is good for, and a cave if it is hollow. It lies within the cylinder of its radius
/// and height. The texture covers the middle of its top, up to emblemRadius() times the radius; elsewhere its
/// coordinates are outside of 0 .. 1. Colours are grey: how much light gets there.
Mesh pieceMesh(const PieceForm& form);
double emblemRadius(int rings);
/// Number of flat sides that stand for the round one.
constexpr int roundSides = 40;

/// The board itself: bevelled squares, discs in them, and the wooden slab that holds them and the stands. Its
/// top is at z = 0 and it is slabThickness thick. The texture's unit is two world units. Plain triangles in
/// threes, no indices.
std::vector<Vertex> boardMesh(const BoardScene& scene, const QColor& slab);
constexpr double slabThickness = 0.3;
/// How far the slab reaches beyond the board and the stands.
constexpr double slabMargin = 0.26;
/// A corner of a triangle that is no part of a solid: of a picture on the board, or of a shadow.
struct FlatVertex {
    std::array<float, 3> position;
    std::array<float, 2> texture;
    std::array<std::uint8_t, 4> colour;
};
/// The soft shadow of the slab on what it lies on; plain triangles, black with alpha, texture coordinates as
/// given.
std::vector<FlatVertex> groundShadow(const BoardScene& scene, double darkness, std::array<float, 2> texture);
/// The outline of the slab's top.
QRectF slabOutline(const BoardScene& scene);

}  // namespace plt
