// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <array>
#include <cstdint>
#include <vector>

#include <QVector3D>

namespace plt {

/// A corner of a triangle in the format of the graphics memory.
struct Vertex {
    std::array<float, 3> position{};
    std::array<float, 3> normal{};  ///< of unit length
    std::array<float, 2> texture{};
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};  ///< the shader program decides its meaning
};

/// Triangles, counter-clockwise from outside. Without indices each three vertices form one.
struct PLT_GL_API Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;

    /// Appends another mesh, which must be indexed if this one is.
    void append(const Mesh& other);
};

/// A point of the profile of a solid of revolution.
struct ProfilePoint {
    double r = 0;        ///< distance from the axis
    double z = 0;        ///< height
    double normalR = 1;  ///< surface normal, of unit length
    double normalZ = 0;
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};
};

/// Returns the solid of revolution of a profile around the vertical axis, with `sides` flat sides. The
/// profile runs from the bottom outwards and up; two equal points make a sharp edge. Texture coordinates are
/// 0 .. 1 around the axis, and 0 .. 1 along the profile by the index of the point. Each point has `sides` + 1
/// successive vertices, so that a caller can change their texture coordinates.
PLT_GL_API Mesh turnedMesh(const std::vector<ProfilePoint>& profile, int sides);

/// Returns a solid with flat convex faces. Each face lists the indices of its `corners`, counter-clockwise
/// from outside. It is lit separately, so it has vertices of its own. Texture coordinates cover a face from 0
/// to 1, with its middle at 0.5.
PLT_GL_API Mesh facetedMesh(const std::vector<QVector3D>& corners,
                            const std::vector<std::vector<int>>& faces);

}  // namespace plt
