// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"

#include <array>
#include <cstdint>
#include <vector>

#include <QVector3D>

namespace plt {

/// A corner of a triangle, as it goes to the graphics library.
struct Vertex {
    std::array<float, 3> position{};
    std::array<float, 3> normal{};  ///< of length 1
    std::array<float, 2> texture{};
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};  ///< the meaning is the shader program's
};

/// Triangles, counter-clockwise seen from outside. Without indices the vertices are taken in threes.
struct PLT_GL_API Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;

    /// Adds another one, which must be indexed if this one is.
    void append(const Mesh& other);
};

/// A point of an outline that is turned about the upright axis.
struct ProfilePoint {
    double r = 0;        ///< distance from the axis
    double z = 0;        ///< height
    double normalR = 1;  ///< direction in which the surface looks there, of length 1
    double normalZ = 0;
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};
};

/// What comes of an outline that is turned about the upright axis in `sides` flat sides. The outline runs
/// from below outwards and up; two points in one place make a sharp edge. Texture coordinates go round from 0
/// to 1 and along the outline from 0 to 1, by the number of the point. Vertices come point by point, `sides`
/// + 1 for each, so that a caller can give them other texture coordinates.
PLT_GL_API Mesh turnedMesh(const std::vector<ProfilePoint>& profile, int sides);

/// A solid with flat faces: `corners` in space, and for each face the numbers of its corners,
/// counter-clockwise seen from outside. A face is flat and convex. Each is lit by itself, so it has vertices
/// of its own. Texture coordinates cover a face from 0 to 1, middle at 0.5.
PLT_GL_API Mesh facetedMesh(const std::vector<QVector3D>& corners,
                            const std::vector<std::vector<int>>& faces);

}  // namespace plt
