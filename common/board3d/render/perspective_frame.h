// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/model/decal_sheet.h"
#include "common/board3d/model/piece_mesh.h"
#include "common/gl/geometry/camera.h"

#include <array>
#include <vector>

#include <QColor>
#include <QRectF>

namespace plt {

using Rgba = std::array<float, 4>;

Rgba rgba(const QColor& colour, double alpha = 1);

/// Directions to the lamps: over the viewer's left shoulder, and a weak one from the right.
struct Lamps {
    explicit Lamps(const Camera& camera);
    QVector3D main;
    QVector3D side;
};

/// A piece as drawn in one frame.
struct DrawnPiece {
    PieceForm form;
    WorldPoint place;  ///< centre of its foot
    double scale = 1;
    /// Rotation in radians around a horizontal axis of this direction through its centre.
    double roll = 0;
    QPointF rollAxis{1, 0};
    Rgba colour{};  ///< with its opacity
    Rgba ink{};     ///< of the emblem; white for one in its own colours
    int emblem = -1;
    double glow = 0;
    bool operator==(const DrawnPiece&) const = default;
};

/// A flat picture on the board, or horizontal above it: a rectangle, rotated in quarter turns so that its
/// bottom edge is towards the viewer.
struct Decal {
    DecalKind kind = DecalKind::solid;
    QString text;  ///< a label instead of a kind
    QRectF place;
    Rgba colour{};
    double height = 0;
    bool operator==(const Decal&) const = default;
};

/// The shadow of an upright cylinder: the area between the shadows of its foot and of its top.
struct DrawnShadow {
    QPointF foot;
    double footRadius = 0;
    QPointF top;
    double topRadius = 0;
    double blur = 0.1;  ///< width of the soft edge
    double darkness = 0.5;
    bool operator==(const DrawnShadow&) const = default;
    QRectF bounds() const;
};

/// The contents of a frame: a value, so that two frames can be compared.
struct PerspectiveFrame {
    Camera camera;
    double tallest = 1;  ///< maximum height of everything
    int quarter = 0;     ///< quarter turns of decals, so that they are upright for the viewer
    bool turned = false;
    int board = 0;  ///< number of the board's mesh, different for each board
    Rgba background{};
    std::vector<Decal> marks;  ///< below the shadows
    std::vector<DrawnShadow> shadows;
    std::vector<Decal> signs;  ///< above the shadows
    std::vector<DrawnPiece> pieces;
    std::vector<Decal> tops;  ///< above everything

    void clear();
    /// Transforms world units to clip space.
    QMatrix4x4 matrix() const { return camera.drawingMatrix(tallest); }
};

/// Returns the part of the picture, in logical pixels, in which the frames differ; everything if the
/// background of the pieces differs.
QRectF changedArea(const PerspectiveFrame& before, const PerspectiveFrame& now);
/// Returns the area of an item in the picture; everything if it is unknown.
QRectF areaOf(const Camera& camera, const DrawnPiece& piece);
QRectF areaOf(const Camera& camera, const QRectF& onBoard, double height = 0);

}  // namespace plt
