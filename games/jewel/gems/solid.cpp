// SPDX-License-Identifier: MIT
#include "jewel/gems/solid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace jewel {
namespace {

using Corners = std::vector<QVector3D>;

float radians(double degrees) {
    return static_cast<float>(degrees * std::numbers::pi / 180);
}

/// Returns the corners on a plane, in order around it.
std::vector<int> faceOn(const Corners& corners, const QVector3D& normal, float height) {
    std::vector<int> face;
    QVector3D middle;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (std::abs(QVector3D::dotProduct(normal, corners[i]) - height) > 1e-4F) continue;
        face.push_back(static_cast<int>(i));
        middle += corners[i];
    }
    middle /= static_cast<float>(face.size());
    const QVector3D right = (corners[face.front()] - middle).normalized();
    const QVector3D up = QVector3D::crossProduct(normal, right);
    const auto angle = [&](int corner) {
        const QVector3D way = corners[corner] - middle;
        return std::atan2(QVector3D::dotProduct(way, up), QVector3D::dotProduct(way, right));
    };
    std::sort(face.begin(), face.end(), [&](int one, int other) { return angle(one) < angle(other); });
    return face;
}

/// Returns the convex hull of the corners: every plane through three of them that has all others on one side.
Solid hull(Corners corners) {
    Solid solid;
    std::vector<QVector3D> normals;
    for (std::size_t a = 0; a < corners.size(); ++a)
        for (std::size_t b = a + 1; b < corners.size(); ++b)
            for (std::size_t c = b + 1; c < corners.size(); ++c) {
                QVector3D normal = QVector3D::crossProduct(corners[b] - corners[a], corners[c] - corners[a]);
                if (normal.length() < 1e-6F) continue;
                normal.normalize();
                float height = QVector3D::dotProduct(normal, corners[a]);
                if (height < 0) {
                    normal = -normal;
                    height = -height;
                }
                const bool outside = std::all_of(corners.begin(), corners.end(), [&](const auto& corner) {
                    return QVector3D::dotProduct(normal, corner) <= height + 1e-4F;
                });
                const bool known = std::any_of(normals.begin(), normals.end(), [&](const auto& other) {
                    return QVector3D::dotProduct(normal, other) > 0.9999F;
                });
                if (!outside || known) continue;
                normals.push_back(normal);
                solid.faces.push_back(faceOn(corners, normal, height));
            }
    solid.corners = std::move(corners);
    return solid;
}

/// Adds the corners of a regular polygon around the vertical axis.
void addRing(Corners& corners, int count, float radius, float height, double first = 0) {
    for (int i = 0; i < count; ++i) {
        const float angle = radians(first + 360.0 * i / count);
        corners.emplace_back(radius * std::cos(angle), height, radius * std::sin(angle));
    }
}

Solid ball() {
    constexpr float radius = 0.44F;
    Corners corners{{0, radius, 0}, {0, -radius, 0}};
    for (const double latitude : {-54.0, -18.0, 18.0, 54.0})
        addRing(corners, 10, radius * std::cos(radians(latitude)), radius * std::sin(radians(latitude)));
    return hull(std::move(corners));
}

Solid cube() {
    constexpr float half = 0.37F;
    constexpr float flat = 0.28F;
    Corners corners;
    for (const float x : {-1.0F, 1.0F})
        for (const float y : {-1.0F, 1.0F})
            for (const float z : {-1.0F, 1.0F}) {
                corners.emplace_back(x * half, y * flat, z * flat);
                corners.emplace_back(x * flat, y * half, z * flat);
                corners.emplace_back(x * flat, y * flat, z * half);
            }
    return hull(std::move(corners));
}

Solid pyramid() {
    Corners corners{{0, 0.48F, 0}};
    addRing(corners, 4, 0.49F, -0.30F);
    addRing(corners, 4, 0.44F, -0.38F);
    return hull(std::move(corners));
}

Solid octahedron() {
    Corners corners{{0, 0.5F, 0}, {0, -0.5F, 0}};
    addRing(corners, 4, 0.38F, 0);
    return hull(std::move(corners));
}

Solid cylinder() {
    Corners corners;
    addRing(corners, 12, 0.24F, 0.44F);
    addRing(corners, 12, 0.29F, 0.38F);
    addRing(corners, 12, 0.29F, -0.38F);
    addRing(corners, 12, 0.24F, -0.44F);
    return hull(std::move(corners));
}

Solid cone() {
    Corners corners{{0, -0.48F, 0}};
    addRing(corners, 10, 0.46F, 0.22F);
    addRing(corners, 10, 0.32F, 0.40F, 18);
    return hull(std::move(corners));
}

/// A six-sided column, pointed at both ends.
Solid crystal() {
    Corners corners{{0, 0.5F, 0}, {0, -0.5F, 0}};
    addRing(corners, 6, 0.38F, 0.2F);
    addRing(corners, 6, 0.38F, -0.2F);
    return hull(std::move(corners));
}

/// An octahedron with a spike on each face.
Solid star() {
    constexpr float reach = 0.25F;
    constexpr float spike = 0.29F;
    Solid solid;
    solid.corners = {{reach, 0, 0},  {-reach, 0, 0}, {0, reach, 0},
                     {0, -reach, 0}, {0, 0, reach},  {0, 0, -reach}};
    for (const int x : {0, 1})
        for (const int y : {0, 1})
            for (const int z : {0, 1}) {
                const auto signOf = [](int which) { return which == 0 ? 1.0F : -1.0F; };
                const int top = static_cast<int>(solid.corners.size());
                solid.corners.emplace_back(spike * signOf(x), spike * signOf(y), spike * signOf(z));
                std::array<int, 3> base{x, 2 + y, 4 + z};
                // Seen from outside, the corners of every second face are in the opposite order.
                if ((x + y + z) % 2 != 0) std::swap(base[1], base[2]);
                for (std::size_t i = 0; i < base.size(); ++i)
                    solid.faces.push_back({base[i], base[(i + 1) % base.size()], top});
            }
    // It stands on one spike, so that six of them point sideways.
    for (QVector3D& corner : solid.corners) {
        const float angle = radians(22.5);
        corner = {corner.x() * std::cos(angle) + corner.z() * std::sin(angle), corner.y(),
                  corner.z() * std::cos(angle) - corner.x() * std::sin(angle)};
        corner *= 1.12F;
    }
    return solid;
}

}  // namespace

const Solid& solidOf(int shape) {
    static const std::array<Solid, shapeCount> all{ball(),     cube(), pyramid(), octahedron(),
                                                   cylinder(), cone(), star(),    crystal()};
    return all[shape];
}

float restingTurn(int shape) {
    static constexpr std::array<float, shapeCount> turns{18, 30, 62, 30, 15, 0, 22.5F, 20};
    return turns[shape];
}

QVector3D mainLight() {
    return QVector3D(-0.45F, 0.65F, 0.75F).normalized();
}

QVector3D sideLight() {
    return QVector3D(0.95F, 0.1F, 0.35F).normalized();
}

QVector3D halfway() {
    return (mainLight() + QVector3D(0, 0, 1)).normalized();
}

QVector3D through() {
    return {-halfway().x(), -halfway().y(), halfway().z()};
}

std::optional<SeenSpot> spotOn(const QVector3D& normal, const QVector3D& corner, const QVector3D& towards,
                               float focus) {
    // The way from the centre at which the normal of the bent face, normal + bending * way, is `towards`.
    const float facing = QVector3D::dotProduct(normal, towards);
    const float length = facing + std::sqrt(facing * facing + bending * bending - 1);
    const QVector3D way = (towards * length - normal) / bending;
    const float outwards = QVector3D::dotProduct(normal, way);
    if (facing <= 0 || outwards <= 0) return {};
    const QVector3D middle = way * (QVector3D::dotProduct(normal, corner) / outwards);
    const float angle = std::acos(std::pow(0.1F, 1 / focus)) * (1 + 1 / bending);
    return SeenSpot{middle, middle.length() * std::tan(std::min(angle, 1.2F))};
}

Shine shineOf(const QVector3D& normal) {
    const float fromMain = std::max(0.0F, QVector3D::dotProduct(normal, mainLight()));
    const float fromSide = std::max(0.0F, QVector3D::dotProduct(normal, sideLight()));
    const float glance = std::max(0.0F, QVector3D::dotProduct(normal, halfway()));
    return {light.everywhere + light.main * fromMain + light.side * fromSide,
            light.gloss * std::pow(glance, glossSharpness)};
}

}  // namespace jewel
