// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/camera.h"

#include <optional>
#include <vector>

#include <QPointF>
#include <QRectF>

namespace plt {

/// What of a piece is touched by a ray: an upright cylinder, closed above and below.
struct Cylinder {
    QPointF centre;
    double foot = 0;
    double radius = 0.35;
    double height = 0.2;
};

/// How far along the ray the cylinder's surface is met first; nothing if it is missed or lies behind the eye.
std::optional<double> hit(const Ray& ray, const Cylinder& cylinder);

/// The index of the cylinder that is nearest to the eye along the ray; -1 for none.
int pick(const Ray& ray, const std::vector<Cylinder>& cylinders);

/// Where the cylinder can be seen and is hidden by no other: the middle of its top if that is in sight.
/// Nothing if no part of it is in sight.
std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& cylinders, int index);

/// Where a square's floor can be seen and none of the given cylinders is in front of it.
std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& others,
                                    const QRectF& square);

}  // namespace plt
