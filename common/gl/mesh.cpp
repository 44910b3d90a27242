// SPDX-License-Identifier: MIT
#include "common/gl/mesh.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace plt {
namespace {

/// A point of the outline that is turned about the upright axis: from below, outwards and up to the middle of
/// the top.
struct ProfilePoint {
    double r;
    double z;
    double normalR;
    double normalZ;
    double light = 1;
    bool top = false;  ///< the picture of the top is seen here
};

using Profile = std::vector<ProfilePoint>;

constexpr double slant = 0.7071;

/// Height of one disc of a solid piece of several, as a multiple of the radius.
constexpr double discHeight = 0.6;

double ringRadius(int ring) {
    return 0.8 - 0.2 * ring;
}

std::uint8_t grey(double light) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(light, 0.0, 1.0) * 255));
}

/// The cave below a hollow piece, and the narrow ring it stands on.
void addCave(Profile& profile, const PieceForm& form) {
    const double wall = 0.09 * form.radius;
    const double ceiling = form.height - std::min(0.1 * form.height, wall);
    const double inner = form.radius - wall;
    profile.insert(profile.end(), {{0, ceiling, 0, -1, 0.25},
                                   {inner, ceiling, 0, -1, 0.25},
                                   {inner, ceiling, -1, 0, 0.25},
                                   {inner, 0, -1, 0, 0.6},
                                   {inner, 0, 0, -1, 0.6},
                                   {form.radius, 0, 0, -1, 0.6}});
}

void addGroove(Profile& profile, double radius, double z, double width, double depth) {
    profile.insert(profile.end(), {{radius, z - width, 1, 0},
                                   {radius - depth * 0.3, z - width * 0.7, slant, slant, 0.85},
                                   {radius - depth, z, 1, 0, 0.5},
                                   {radius - depth * 0.3, z + width * 0.7, slant, -slant, 0.75},
                                   {radius, z + width, 1, 0}});
}

/// How far the edge of the top is rounded.
double edgeOf(const PieceForm& form) {
    return std::min(0.1 * form.radius, 0.3 * form.height);
}

void addSide(Profile& profile, const PieceForm& form, double top) {
    profile.push_back({form.radius, 0, 1, 0, 0.68});
    profile.push_back(
        {form.radius, std::min(0.25 * form.radius, (form.hollow ? 0.15 : 0.3) * top), 1, 0, 0.97});
    if (form.hollow) {
        // A band near the foot, and a line below the lip, as on a turned cup.
        const double width = 0.022 * form.height;
        addGroove(profile, form.radius, 0.2 * form.height, width, 0.035 * form.radius);
        addGroove(profile, form.radius, 0.27 * form.height, width, 0.035 * form.radius);
        // A shallow cup has no room for it below its rounded edge.
        if (0.89 * form.height < top - edgeOf(form))
            addGroove(profile, form.radius, 0.86 * form.height, width, 0.035 * form.radius);
        return;
    }
    const int discs =
        std::clamp(static_cast<int>(std::lround(form.height / (discHeight * form.radius))), 1, 6);
    for (int disc = 1; disc < discs; ++disc) {
        addGroove(profile, form.radius, form.height * disc / discs, 0.12 * form.height / discs,
                  0.08 * form.radius);
    }
}

void addTop(Profile& profile, const PieceForm& form, double top) {
    const double edge = edgeOf(form);
    profile.insert(profile.end(), {{form.radius, top - edge, 1, 0},
                                   {form.radius - 0.29 * edge, top - 0.29 * edge, slant, slant},
                                   {form.radius - edge, top, 0, 1, 1, true}});
    for (int ring = 0; ring < form.rings; ++ring) {
        const double middle = ringRadius(ring) * form.radius;
        const double width = 0.06 * form.radius;
        profile.insert(profile.end(), {{middle + width, top, 0, 1, 0.85, true},
                                       {middle + 0.5 * width, form.height, slant, slant, 1, true},
                                       {middle - 0.5 * width, form.height, -slant, slant, 1, true},
                                       {middle - width, top, 0, 1, 0.88, true}});
    }
    profile.push_back({0, top, 0, 1, 1, true});
}

}  // namespace

PieceForm formOf(const ScenePiece& piece) {
    return {piece.radius, piece.height, std::clamp(piece.rings, 0, 3), piece.hollow};
}

double emblemRadius(int rings) {
    return rings <= 0 ? 0.8 : 0.92 - 0.2 * std::min(rings, 3);
}

Mesh pieceMesh(const PieceForm& form) {
    Profile profile;
    const double top =
        form.rings > 0 ? form.height - std::min(0.05 * form.radius, 0.2 * form.height) : form.height;
    if (form.hollow)
        addCave(profile, form);
    else
        profile.insert(profile.end(), {{0, 0, 0, -1, 0.4}, {form.radius, 0, 0, -1, 0.4}});
    const std::size_t hidden = profile.size();
    addSide(profile, form, top);
    addTop(profile, form, top);

    Mesh mesh;
    mesh.vertices.reserve(profile.size() * (roundSides + 1));
    const double picture = 0.5 / (emblemRadius(form.rings) * form.radius);
    for (const ProfilePoint& point : profile) {
        for (int side = 0; side <= roundSides; ++side) {
            const double angle = 2 * std::numbers::pi * side / roundSides;
            const double x = std::cos(angle);
            const double y = std::sin(angle);
            const auto light = grey(point.light);
            mesh.vertices.push_back(
                {{static_cast<float>(point.r * x), static_cast<float>(point.r * y),
                  static_cast<float>(point.z)},
                 {static_cast<float>(point.normalR * x), static_cast<float>(point.normalR * y),
                  static_cast<float>(point.normalZ)},
                 {point.top ? static_cast<float>(0.5 + point.r * x * picture) : 2.0F,
                  point.top ? static_cast<float>(0.5 - point.r * y * picture) : 2.0F},
                 {light, light, light, 255}});
        }
    }
    const auto corner = [](std::size_t point, int side) {
        return static_cast<std::uint16_t>(point * (roundSides + 1) + static_cast<std::size_t>(side));
    };
    for (std::size_t point = 0; point + 1 < profile.size(); ++point) {
        if (point + 1 == hidden) mesh.underside = mesh.indices.size();
        const ProfilePoint& from = profile[point];
        const ProfilePoint& to = profile[point + 1];
        // Two points in one place are a sharp edge; between the underside and the outside there is nothing.
        if (point + 1 == hidden || (from.r == to.r && from.z == to.z)) continue;
        for (int side = 0; side < roundSides; ++side) {
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

}  // namespace plt
