// SPDX-License-Identifier: MIT
#include "gcalc/drawing/lens.h"

#include <algorithm>
#include <cmath>

#include <QtMath>

namespace gcalc {

namespace {

/// The margin of a cell, and the offset of the depth to the right and down.
constexpr qreal cubeMargin = 8;
constexpr qreal depthRight = 0.4;
constexpr qreal depthDown = 0.5;

/// The side of the small cubes of an application.
constexpr double portionSide = 0.4;

}  // namespace

Box Box::half(Axis axis, bool upper) const {
    const auto a = static_cast<std::size_t>(axis);
    const double middle = (low[a] + high[a]) / 2;
    Box part = *this;
    (upper ? part.low : part.high)[a] = middle;
    return part;
}

Box Box::portion(bool inFront) const {
    Box part = *this;
    for (const auto axis : {Axis::x, Axis::y}) {
        const auto a = static_cast<std::size_t>(axis);
        part.low[a] += length(axis) * (1 - portionSide) / 2;
        part.high[a] -= length(axis) * (1 - portionSide) / 2;
    }
    const double depth = length(Axis::z) * portionSide;
    if (inFront)
        part.low[2] = high[2] - depth;
    else
        part.high[2] = low[2] + depth;
    return part;
}

Lens Lens::flat(qreal side, QPointF corner, qreal pixelRatio) {
    Lens lens;
    const qreal room = std::max(side - 2 * cubeMargin, 1.0);
    lens.origin_ = corner + QPointF(cubeMargin, cubeMargin);
    const qreal width = room / (1 + depthRight);
    const qreal height = room / (1 + depthDown);
    lens.directions_ = {QPointF(width, 0), QPointF(0, height),
                        QPointF(width * depthRight, height * depthDown)};
    lens.extents_ = {width, height, std::max(width * depthRight, height * depthDown)};
    lens.pixelRatio_ = pixelRatio;
    return lens;
}

Lens Lens::space(qreal side, Turn turn, QPointF corner) {
    Lens lens;
    lens.isFlat_ = false;
    const qreal left = qDegreesToRadians(turn.left);
    const qreal top = qDegreesToRadians(turn.top);
    // From any direction, the cube lies within a sphere whose diameter is the cube's diagonal.
    const qreal scale = side / std::sqrt(3.0);
    const qreal sinLeft = std::sin(left);
    const qreal cosLeft = std::cos(left);
    const qreal sinTop = std::sin(top);
    const qreal cosTop = std::cos(top);
    lens.directions_ = {QPointF(cosLeft, -sinLeft * sinTop) * scale, QPointF(0, cosTop) * scale,
                        QPointF(sinLeft, cosLeft * sinTop) * scale};
    // The component of each axis towards the viewer.
    const std::array<qreal, 3> towards{-sinLeft * cosTop, -sinTop, cosLeft * cosTop};
    for (std::size_t a = 0; a < 3; ++a) lens.seesUpper_[a] = towards[a] > 0;
    lens.extents_ = {scale, scale, scale};
    lens.origin_ = corner + QPointF(side, side) / 2;
    for (const auto& direction : lens.directions_) lens.origin_ -= direction / 2;
    // The light comes from above, and a little from the viewer.
    lens.lights_ = {0.62 + 0.3 * std::abs(towards[0]), towards[1] < 0 ? 1.0 + 0.12 * -towards[1] : 0.5,
                    0.62 + 0.3 * std::abs(towards[2])};
    return lens;
}

Lens Lens::enlarged(qreal times, QPointF from, QPointF to) const {
    Lens lens = *this;
    lens.origin_ = to + (origin_ - from) * times;
    for (auto& direction : lens.directions_) direction *= times;
    for (auto& extent : lens.extents_) extent *= times;
    return lens;
}

QPointF Lens::at(const Point3& point) const {
    const QPointF place =
        origin_ + directions_[0] * point[0] + directions_[1] * point[1] + directions_[2] * point[2];
    if (!isFlat_) return place;
    // Halves are rounded up, so that adjacent corners never separate.
    const auto whole = [this](qreal value) { return std::floor(value * pixelRatio_ + 0.5) / pixelRatio_; };
    return {whole(place.x()), whole(place.y())};
}

}  // namespace gcalc
