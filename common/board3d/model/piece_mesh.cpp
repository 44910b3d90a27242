// SPDX-License-Identifier: MIT
#include "common/board3d/model/piece_mesh.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

/// A point of the profile of a piece, from the bottom outwards and up to the centre of the top.
struct LitPoint {
    double r;
    double z;
    double normalR;
    double normalZ;
    double light = 1;
    bool top = false;  ///< part of the top, which shows the picture
};

using Outline = std::vector<LitPoint>;

constexpr double slant = 0.7071;

/// Height of one disc of a solid piece of several, as a multiple of the radius.
constexpr double discHeight = 0.6;

double ringRadius(int ring) {
    return 0.8 - 0.2 * ring;
}

std::uint8_t grey(double light) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(light, 0.0, 1.0) * 255));
}

/// Adds the cavity below a hollow piece, and the narrow ring on which it stands.
void addCave(Outline& outline, const PieceForm& form) {
    const double wall = 0.09 * form.radius;
    const double ceiling = form.height - std::min(0.1 * form.height, wall);
    const double inner = form.radius - wall;
    outline.insert(outline.end(), {{0, ceiling, 0, -1, 0.25},
                                   {inner, ceiling, 0, -1, 0.25},
                                   {inner, ceiling, -1, 0, 0.25},
                                   {inner, 0, -1, 0, 0.6},
                                   {inner, 0, 0, -1, 0.6},
                                   {form.radius, 0, 0, -1, 0.6}});
}

void addGroove(Outline& outline, double radius, double z, double width, double depth) {
    outline.insert(outline.end(), {{radius, z - width, 1, 0},
                                   {radius - depth * 0.3, z - width * 0.7, slant, slant, 0.85},
                                   {radius - depth, z, 1, 0, 0.5},
                                   {radius - depth * 0.3, z + width * 0.7, slant, -slant, 0.75},
                                   {radius, z + width, 1, 0}});
}

/// Returns the radius of the top edge's rounding.
double edgeOf(const PieceForm& form) {
    return std::min(0.1 * form.radius, 0.3 * form.height);
}

void addSide(Outline& outline, const PieceForm& form, double top) {
    outline.push_back({form.radius, 0, 1, 0, 0.68});
    outline.push_back(
        {form.radius, std::min(0.25 * form.radius, (form.hollow ? 0.15 : 0.3) * top), 1, 0, 0.97});
    if (form.hollow) {
        // A band near the foot, and a line below the lip, as on a turned cup.
        const double width = 0.022 * form.height;
        addGroove(outline, form.radius, 0.2 * form.height, width, 0.035 * form.radius);
        addGroove(outline, form.radius, 0.27 * form.height, width, 0.035 * form.radius);
        // A shallow cup has no room for it below its rounded edge.
        if (0.89 * form.height < top - edgeOf(form))
            addGroove(outline, form.radius, 0.86 * form.height, width, 0.035 * form.radius);
        return;
    }
    const int discs =
        std::clamp(static_cast<int>(std::lround(form.height / (discHeight * form.radius))), 1, 6);
    for (int disc = 1; disc < discs; ++disc) {
        addGroove(outline, form.radius, form.height * disc / discs, 0.12 * form.height / discs,
                  0.08 * form.radius);
    }
}

void addTop(Outline& outline, const PieceForm& form, double top) {
    const double edge = edgeOf(form);
    outline.insert(outline.end(), {{form.radius, top - edge, 1, 0},
                                   {form.radius - 0.29 * edge, top - 0.29 * edge, slant, slant},
                                   {form.radius - edge, top, 0, 1, 1, true}});
    for (int ring = 0; ring < form.rings; ++ring) {
        const double middle = ringRadius(ring) * form.radius;
        const double width = 0.06 * form.radius;
        outline.insert(outline.end(), {{middle + width, top, 0, 1, 0.85, true},
                                       {middle + 0.5 * width, form.height, slant, slant, 1, true},
                                       {middle - 0.5 * width, form.height, -slant, slant, 1, true},
                                       {middle - width, top, 0, 1, 0.88, true}});
    }
    outline.push_back({0, top, 0, 1, 1, true});
}

Mesh turned(const Outline& outline, const PieceForm& form) {
    std::vector<ProfilePoint> profile;
    profile.reserve(outline.size());
    for (const LitPoint& point : outline) {
        const auto light = grey(point.light);
        profile.push_back({point.r, point.z, point.normalR, point.normalZ, {light, light, light, 255}});
    }
    Mesh mesh = turnedMesh(profile, roundSides);
    // The picture is projected onto the top from above; the rest has coordinates outside of it.
    const auto picture = static_cast<float>(0.5 / (emblemRadius(form.rings) * form.radius));
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
        Vertex& vertex = mesh.vertices[i];
        if (outline[i / (roundSides + 1)].top)
            vertex.texture = {0.5F + vertex.position[0] * picture, 0.5F - vertex.position[1] * picture};
        else
            vertex.texture = {2, 2};
    }
    return mesh;
}

}  // namespace

PieceForm formOf(const ScenePiece& piece) {
    return {piece.radius, piece.height, std::clamp(piece.rings, 0, 3), piece.hollow};
}

double emblemRadius(int rings) {
    return rings <= 0 ? 0.8 : 0.92 - 0.2 * std::min(rings, 3);
}

PieceMesh pieceMesh(const PieceForm& form) {
    const double top =
        form.rings > 0 ? form.height - std::min(0.05 * form.radius, 0.2 * form.height) : form.height;
    Outline below;
    if (form.hollow)
        addCave(below, form);
    else
        below = {{0, 0, 0, -1, 0.4}, {form.radius, 0, 0, -1, 0.4}};
    Outline outside;
    addSide(outside, form, top);
    addTop(outside, form, top);

    PieceMesh piece;
    piece.mesh = turned(below, form);
    piece.underside = static_cast<int>(piece.mesh.indices.size());
    piece.mesh.append(turned(outside, form));
    return piece;
}

}  // namespace plt
