// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include <QPointF>

namespace gcalc {

/// x to the right, y down, z towards the viewer.
enum class Axis : std::size_t { x, y, z };
inline constexpr std::array allAxes{Axis::x, Axis::y, Axis::z};

/// A point of the unit cube.
using Point3 = std::array<double, 3>;

/// An axis-aligned box in the unit cube.
struct Box {
    Point3 low{0, 0, 0};
    Point3 high{1, 1, 1};

    double length(Axis axis) const {
        const auto a = static_cast<std::size_t>(axis);
        return high[a] - low[a];
    }
    /// The half with the smaller or the larger coordinates along the axis.
    Box half(Axis axis, bool upper) const;
    /// The small cube of an application in this box: its function at the back, its argument in front.
    Box portion(bool inFront) const;
    bool operator==(const Box&) const = default;
};

/// The rotation of a cube in degrees: its left side towards the viewer, and its top.
struct Turn {
    double left = 32;
    double top = 26;
    bool operator==(const Turn&) const = default;
};

/// A projection of the unit cube to a square of the screen.
class Lens {
  public:
    /// The parallel projection from the upper left, which maps corners to whole device pixels.
    static Lens flat(qreal side, QPointF corner = {}, qreal pixelRatio = 1);
    /// A rotated view in space.
    static Lens space(qreal side, Turn turn, QPointF corner = {});

    /// This view made so many times larger, with what was at one place on the screen at another one.
    Lens enlarged(qreal times, QPointF from, QPointF to) const;

    QPointF at(const Point3& point) const;
    /// Returns true if the faces with the larger coordinate along this axis are visible; otherwise those with
    /// the smaller one are.
    bool seesUpper(Axis axis) const { return seesUpper_[static_cast<std::size_t>(axis)]; }
    /// The length of a unit along the axis in pixels, to decide what is too small to be drawn.
    qreal extent(Axis axis) const { return extents_[static_cast<std::size_t>(axis)]; }
    /// The brightness of the visible face square to the axis; 1 leaves a colour unchanged.
    qreal light(Axis axis) const { return lights_[static_cast<std::size_t>(axis)]; }
    bool isFlat() const { return isFlat_; }
    /// The screen vector of a unit along the axis.
    QPointF direction(Axis axis) const { return directions_[static_cast<std::size_t>(axis)]; }
    bool operator==(const Lens&) const = default;

  private:
    QPointF origin_;
    std::array<QPointF, 3> directions_;
    std::array<bool, 3> seesUpper_{false, false, true};
    std::array<qreal, 3> extents_{};
    std::array<qreal, 3> lights_{1, 1, 1};
    qreal pixelRatio_ = 1;
    bool isFlat_ = true;
};

}  // namespace gcalc
