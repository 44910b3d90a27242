// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>
#include <span>

#include <QMatrix4x4>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector3D>

namespace plt {

/// A point in world units in double precision (QVector3D is single): x to the right, y away from the viewer,
/// z up. The viewed objects lie in z = 0.
struct WorldPoint {
    double x = 0;
    double y = 0;
    double z = 0;
    bool operator==(const WorldPoint&) const = default;
};

/// The half line of all points seen at one pixel; `direction` need not be of unit length.
struct Ray {
    WorldPoint origin;
    WorldPoint direction;
    WorldPoint at(double way) const {
        return {origin.x + way * direction.x, origin.y + way * direction.y, origin.z + way * direction.z};
    }
};

/// The player's view, which keys and the pointer change and which is saved.
struct PLT_GL_API CameraView {
    double phi = 0;       ///< degrees around the vertical axis, counter-clockwise from above; any value
    double theta = 45;    ///< degrees from the vertical view down
    double distance = 1;  ///< distance of the eye, relative to the initial one
    double fov = 30;      ///< vertical field of view in degrees, for pictures of at least 4:3
    QPointF shift;        ///< shift of the picture in world units to the right and up
    bool operator==(const CameraView&) const = default;

    static constexpr double minTheta = 0;
    static constexpr double maxTheta = 85;
    static constexpr double minDistance = 0.4;
    static constexpr double maxDistance = 3;
    static constexpr double minFov = 10;
    static constexpr double maxFov = 60;
    /// Change by one key press.
    static constexpr double angleStep = 3;
    static constexpr double distanceStep = 1.0 / 30;
    static constexpr double fovStep = 2;
    static constexpr double shiftStep = 0.1;

    /// Returns the nearest view within the limits above, with phi in -180 .. 180 and the shift within 2 world
    /// units. Values that are not finite become the defaults.
    CameraView limited() const;
};

/// Maps the world to a picture: translates by the centre of the visible rectangle, rotates by phi, tilts by
/// theta and steps back by the distance. The initial distance is twice the larger side of the visible
/// rectangle.
class PLT_GL_API Camera {
  public:
    Camera() = default;
    /// `picture` is the size in logical pixels; `turned` if seen from the other side.
    Camera(QRectF visible, const CameraView& view, QSizeF picture, bool turned = false);
    /// Scales and centres the picture so that these points would fill it except for a margin (in pixels), if
    /// seen from this side and at this tilt, but from the default distance, with the default field of view
    /// and without shift. Does nothing if one of them is behind the eye.
    void fill(std::span<const WorldPoint> points, double margin);

    /// Returns the pixel of a point, with the origin at the top left; nothing for a point behind the eye.
    std::optional<QPointF> project(const WorldPoint& point) const;
    /// Returns the distance of a point from the eye along the direction of view.
    double depth(const WorldPoint& point) const;
    /// Returns the ray from the eye through a pixel.
    Ray ray(QPointF pixel) const;
    /// Returns the point of the plane z = `height` at a pixel; nothing above the horizon.
    std::optional<QPointF> onLevel(QPointF pixel, double height) const;
    /// OpenGL matrices from world to eye space and from eye to clip space. The near and far planes enclose
    /// everything up to `height` above the visible rectangle.
    QMatrix4x4 viewMatrix() const;
    QMatrix4x4 projectionMatrix(double height) const;
    /// Both matrices combined for a GlDrawing, whose first row is the top one.
    QMatrix4x4 drawingMatrix(double height) const;

    WorldPoint eye() const;
    /// Converts a direction relative to the viewer (x to the right, y away, z up) to the world.
    QVector3D fromViewer(const QVector3D& direction) const;
    /// Returns the rotation of the world for the viewer in quarter turns, 0 .. 3, counter-clockwise from
    /// above.
    int quarter() const;
    double eyeDistance() const { return distance_; }
    /// The larger side of the visible rectangle.
    double extent() const { return extent_; }
    QPointF centre() const { return centre_; }
    /// Height of the light above the centre.
    double lightHeight() const { return 4 * extent_; }
    /// Returns the shadow of a point below the light on z = 0.
    QPointF shadow(const WorldPoint& point) const;
    /// Returns the factor by which the shadow of an object at this height is larger than the object.
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
    double focal_ = 1;  ///< pixels times distance per unit of size
    QPointF axis_;      ///< pixel of the direction straight ahead
    QSizeF picture_{1, 1};
};

}  // namespace plt
