// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace plt {

void Mesh::append(const Mesh& other) {
    const std::size_t first = vertices.size();
    Q_ASSERT(first + other.vertices.size() <= std::numeric_limits<std::uint16_t>::max() || indices.empty());
    vertices.insert(vertices.end(), other.vertices.begin(), other.vertices.end());
    indices.reserve(indices.size() + other.indices.size());
    for (const std::uint16_t index : other.indices)
        indices.push_back(static_cast<std::uint16_t>(first + index));
}

Mesh turnedMesh(const std::vector<ProfilePoint>& profile, int sides) {
    Mesh mesh;
    const auto ring = static_cast<std::size_t>(sides) + 1;
    mesh.vertices.reserve(profile.size() * ring);
    for (std::size_t number = 0; number < profile.size(); ++number) {
        const ProfilePoint& point = profile[number];
        const double along =
            profile.size() > 1 ? static_cast<double>(number) / static_cast<double>(profile.size() - 1) : 0;
        for (int side = 0; side <= sides; ++side) {
            const double angle = 2 * std::numbers::pi * side / sides;
            const double x = std::cos(angle);
            const double y = std::sin(angle);
            mesh.vertices.push_back(
                {{static_cast<float>(point.r * x), static_cast<float>(point.r * y),
                  static_cast<float>(point.z)},
                 {static_cast<float>(point.normalR * x), static_cast<float>(point.normalR * y),
                  static_cast<float>(point.normalZ)},
                 {static_cast<float>(side) / static_cast<float>(sides), static_cast<float>(along)},
                 point.colour});
        }
    }
    const auto corner = [ring](std::size_t point, int side) {
        return static_cast<std::uint16_t>(point * ring + static_cast<std::size_t>(side));
    };
    for (std::size_t point = 0; point + 1 < profile.size(); ++point) {
        const ProfilePoint& from = profile[point];
        const ProfilePoint& to = profile[point + 1];
        if (from.r == to.r && from.z == to.z) continue;
        for (int side = 0; side < sides; ++side) {
            if (from.r > 0) {
                mesh.indices.insert(mesh.indices.end(),
                                    {corner(point, side), corner(point, side + 1), corner(point + 1, side)});
            }
            if (to.r > 0) {
                mesh.indices.insert(mesh.indices.end(), {corner(point, side + 1), corner(point + 1, side + 1),
                                                         corner(point + 1, side)});
            }
        }
    }
    return mesh;
}

Mesh facetedMesh(const std::vector<QVector3D>& corners, const std::vector<std::vector<int>>& faces) {
    Mesh mesh;
    for (const std::vector<int>& face : faces) {
        if (face.size() < 3) continue;
        const auto at = [&](std::size_t number) { return corners[face[number]]; };
        QVector3D middle;
        for (std::size_t i = 0; i < face.size(); ++i) middle += at(i);
        middle /= static_cast<float>(face.size());
        // Summed over the whole face, so that three corners that are nearly in line do no harm.
        QVector3D normal;
        float reach = 0;
        for (std::size_t i = 0; i < face.size(); ++i) {
            normal += QVector3D::crossProduct(at(i) - middle, at((i + 1) % face.size()) - middle);
            reach = std::max(reach, (at(i) - middle).length());
        }
        normal.normalize();
        const QVector3D right = (at(0) - middle).normalized();
        const QVector3D up = QVector3D::crossProduct(normal, right);
        const std::size_t first = mesh.vertices.size();
        Q_ASSERT(first + face.size() <= std::numeric_limits<std::uint16_t>::max());
        for (std::size_t i = 0; i < face.size(); ++i) {
            const QVector3D place = at(i);
            const QVector3D way = reach > 0 ? (place - middle) / (2 * reach) : QVector3D();
            Vertex vertex;
            vertex.position = {place.x(), place.y(), place.z()};
            vertex.normal = {normal.x(), normal.y(), normal.z()};
            vertex.texture = {0.5F + QVector3D::dotProduct(way, right),
                              0.5F + QVector3D::dotProduct(way, up)};
            mesh.vertices.push_back(vertex);
        }
        for (std::size_t i = 1; i + 1 < face.size(); ++i) {
            for (const std::size_t number : {std::size_t(0), i, i + 1})
                mesh.indices.push_back(static_cast<std::uint16_t>(first + number));
        }
    }
    return mesh;
}

}  // namespace plt
