// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/geometry/camera.h"

#include <optional>
#include <vector>

#include <QPointF>
#include <QRectF>

namespace plt {

/// The pickable shape of a piece: an upright cylinder, closed at both ends.
struct Cylinder {
    QPointF centre;
    double foot = 0;
    double radius = 0.35;
    double height = 0.2;
};

/// Returns the distance along the ray at which it first meets the cylinder; nothing if it misses it or the
/// cylinder is behind the eye.
std::optional<double> hit(const Ray& ray, const Cylinder& cylinder);

/// Returns the index of the nearest cylinder along the ray, or -1.
int pick(const Ray& ray, const std::vector<Cylinder>& cylinders);

/// Returns a point at which the cylinder is visible and no other hides it: the centre of its top if possible.
/// Nothing if it is hidden completely.
std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& cylinders, int index);

/// Returns a point at which a square's floor is visible and none of the given cylinders hides it.
std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& others,
                                    const QRectF& square);

}  // namespace plt
