// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/model/decal_sheet.h"
#include "common/board3d/model/piece_mesh.h"
#include "common/gl/camera.h"

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

/// A piece as it is drawn in one frame.
struct DrawnPiece {
    PieceForm form;
    WorldPoint place;  ///< the middle of its foot
    double scale = 1;
    /// The piece is turned by so many radians about an axis through its middle that lies level, in this
    /// direction.
    double roll = 0;
    QPointF rollAxis{1, 0};
    Rgba colour{};  ///< with its opacity
    Rgba ink{};     ///< of the emblem
    int emblem = -1;
    double glow = 0;
    bool operator==(const DrawnPiece&) const = default;
};

/// A flat picture on the board, or level at a height over it: a rectangle, turned by quarters so that its
/// lower edge is towards the viewer.
struct Decal {
    DecalKind kind = DecalKind::solid;
    QString text;  ///< a label instead of a kind
    QRectF place;
    Rgba colour{};
    double height = 0;
    bool operator==(const Decal&) const = default;
};

/// The shadow of an upright cylinder: what is between the shadows of its foot and of its top.
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

/// All there is to draw: a value, so that two frames can be compared.
struct PerspectiveFrame {
    Camera camera;
    double tallest = 1;  ///< nothing is higher than this
    int quarter = 0;     ///< quarter turns of decals, so that they are upright for the viewer
    bool turned = false;
    int board = 0;  ///< number of the board's mesh: another board, another number
    Rgba background{};
    std::vector<Decal> marks;  ///< below the shadows
    std::vector<DrawnShadow> shadows;
    std::vector<Decal> signs;  ///< above them
    std::vector<DrawnPiece> pieces;
    std::vector<Decal> tops;  ///< over everything

    void clear();
    /// From world units to clip space.
    QMatrix4x4 matrix() const { return camera.drawingMatrix(tallest); }
};

/// The part of the picture, in logical pixels, in which the frames differ; everything if what is behind the
/// pieces differs.
QRectF changedArea(const PerspectiveFrame& before, const PerspectiveFrame& now);
/// Where something is in the picture; everything if that cannot be told.
QRectF areaOf(const Camera& camera, const DrawnPiece& piece);
QRectF areaOf(const Camera& camera, const QRectF& onBoard, double height = 0);

}  // namespace plt
