// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"

#include <optional>
#include <span>

#include <QMatrix4x4>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector3D>

namespace plt {

/// A point in world units with full precision (QVector3D has single precision): x to the right, y away from
/// the viewer, z up; what is looked at lies in z = 0.
struct WorldPoint {
    double x = 0;
    double y = 0;
    double z = 0;
    bool operator==(const WorldPoint&) const = default;
};

/// The half line of all points seen at one place of the picture; `direction` need not have length 1.
struct Ray {
    WorldPoint origin;
    WorldPoint direction;
    WorldPoint at(double way) const {
        return {origin.x + way * direction.x, origin.y + way * direction.y, origin.z + way * direction.z};
    }
};

/// How the player looks: what is changed by keys and pointer, and remembered.
struct PLT_GL_API CameraView {
    double phi = 0;       ///< degrees about the upright axis, counter-clockwise seen from above; any value
    double theta = 45;    ///< degrees away from the straight view down
    double distance = 1;  ///< of the eye, as a multiple of the start's
    double fov = 30;      ///< vertical field of view in degrees, in a picture of at least 4:3
    QPointF shift;        ///< of the picture, world units to the right and up
    bool operator==(const CameraView&) const = default;

    static constexpr double minTheta = 0;
    static constexpr double maxTheta = 85;
    static constexpr double minDistance = 0.4;
    static constexpr double maxDistance = 3;
    static constexpr double minFov = 10;
    static constexpr double maxFov = 60;
    /// What one key press changes.
    static constexpr double angleStep = 3;
    static constexpr double distanceStep = 1.0 / 30;
    static constexpr double fovStep = 2;
    static constexpr double shiftStep = 0.1;

    /// The nearest view within the limits above (not finite numbers become the start's), phi in -180 .. 180
    /// and the shift within 2 world units.
    CameraView limited() const;
};

/// Where things of the world are in a picture: subtract the centre of what is to be visible, turn by phi,
/// tilt by theta, step back by the distance. The distance at the start is twice the larger side of what is to
/// be visible.
class PLT_GL_API Camera {
  public:
    Camera() = default;
    /// The picture's size is in logical pixels. `turned`: seen from the other side.
    Camera(QRectF visible, const CameraView& view, QSizeF picture, bool turned = false);
    /// Changes the size of the picture and where its middle is seen, so that these points would fill all but
    /// a margin (in pixels) of it if they were seen from this side and at this tilt, but from the usual
    /// distance, in the usual field of view and not shifted. Nothing is changed while one of them could not
    /// be seen.
    void fill(std::span<const WorldPoint> points, double margin);

    /// Where a point is seen, origin top left; nothing for a point that is not before the eye.
    std::optional<QPointF> project(const WorldPoint& point) const;
    /// How far before the eye a point is, along the direction of view.
    double depth(const WorldPoint& point) const;
    Ray ray(QPointF pixel) const;
    /// The point of the level z = `height` that is seen here; nothing above the horizon.
    std::optional<QPointF> onLevel(QPointF pixel, double height) const;
    /// World units to eye space, and eye space to clip space, for OpenGL. The near and the far plane enclose
    /// everything up to `height` above what is visible.
    QMatrix4x4 viewMatrix() const;
    QMatrix4x4 projectionMatrix(double height) const;
    /// Both together, for a GlDrawing, whose first row is the uppermost one.
    QMatrix4x4 drawingMatrix(double height) const;

    WorldPoint eye() const;
    /// A direction given as the viewer sees the board (x to the right, y away, z up), in the world.
    QVector3D fromViewer(const QVector3D& direction) const;
    /// By how many quarters, 0 .. 3, the world is turned for the viewer, counter-clockwise seen from above.
    int quarter() const;
    double eyeDistance() const { return distance_; }
    /// The larger side of what is to be visible.
    double extent() const { return extent_; }
    QPointF centre() const { return centre_; }
    /// How high above the centre the light is.
    double lightHeight() const { return 4 * extent_; }
    /// Where the shadow of a point below the light falls on z = 0.
    QPointF shadow(const WorldPoint& point) const;
    /// By how much the shadow of something at this height is larger than itself.
    double shadowScale(double height) const { return lightHeight() / (lightHeight() - height); }
    QSizeF picture() const { return picture_; }
    bool operator==(const Camera&) const = default;

  private:
    static double focalOf(QSizeF picture, double fov);
    WorldPoint toEye(const WorldPoint& point) const;
    WorldPoint turnBack(const WorldPoint& eyeDirection) const;

    QPointF centre_;
    double extent_ = 1;
    double distance_ = 2;
    QPointF shift_;
    double cosPhi_ = 1;
    double sinPhi_ = 0;
    double cosTheta_ = 1;
    double sinTheta_ = 0;
    double focal_ = 1;  ///< pixels per unit of size by distance
    QPointF axis_;      ///< where straight ahead is in the picture
    QSizeF picture_{1, 1};
};

}  // namespace plt
