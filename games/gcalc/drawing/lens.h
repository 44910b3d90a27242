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

/// A part of the unit cube.
struct Box {
    Point3 low{0, 0, 0};
    Point3 high{1, 1, 1};

    double length(Axis axis) const {
        const auto a = static_cast<std::size_t>(axis);
        return high[a] - low[a];
    }
    /// The half on the side of the smaller or the larger coordinate.
    Box half(Axis axis, bool upper) const;
    /// The small cube that stands in it, of an application: at the back its function, in front its argument.
    Box portion(bool inFront) const;
    bool operator==(const Box&) const = default;
};

/// How far a cube is turned, in degrees: its left side towards the viewer, and its top.
struct Turn {
    double left = 32;
    double top = 26;
    bool operator==(const Turn&) const = default;
};

/// How the unit cube is seen in a square of the screen.
class Lens {
  public:
    /// From the upper left, in the parallel projection whose corners lie on whole pixels of the screen.
    static Lens flat(qreal side, QPointF corner = {}, qreal pixelRatio = 1);
    /// Turned in space.
    static Lens space(qreal side, Turn turn, QPointF corner = {});

    QPointF at(const Point3& point) const;
    /// Whether the faces with the larger coordinate of this axis are seen, and not those with the smaller
    /// one.
    bool seesUpper(Axis axis) const { return seesUpper_[static_cast<std::size_t>(axis)]; }
    /// How many pixels a unit along the axis is long, for what is too small to be drawn.
    qreal extent(Axis axis) const { return extents_[static_cast<std::size_t>(axis)]; }
    /// How much light falls on the seen face of that axis; 1 leaves a colour as it is.
    qreal light(Axis axis) const { return lights_[static_cast<std::size_t>(axis)]; }
    bool isFlat() const { return isFlat_; }
    /// Where the axis points to on the screen, for a unit.
    QPointF direction(Axis axis) const { return directions_[static_cast<std::size_t>(axis)]; }

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
