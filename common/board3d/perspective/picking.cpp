// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/picking.h"

#include <array>
#include <cmath>
#include <numbers>

namespace plt {

std::optional<double> hit(const Ray& ray, const Cylinder& cylinder) {
    std::optional<double> nearest;
    const auto take = [&nearest](double way) {
        if (way > 0 && (!nearest || way < *nearest)) nearest = way;
    };
    const double top = cylinder.foot + cylinder.height;
    const double x = ray.origin.x - cylinder.centre.x();
    const double y = ray.origin.y - cylinder.centre.y();
    const auto& to = ray.direction;
    // The side: |(x, y) + way * direction| = radius.
    const double a = to.x * to.x + to.y * to.y;
    const double b = x * to.x + y * to.y;
    const double c = x * x + y * y - cylinder.radius * cylinder.radius;
    const double discriminant = b * b - a * c;
    if (a > 0 && discriminant >= 0) {
        for (const double sign : {-1.0, 1.0}) {
            const double way = (-b + sign * std::sqrt(discriminant)) / a;
            const double z = ray.origin.z + way * to.z;
            if (z >= cylinder.foot && z <= top) take(way);
        }
    }
    for (const double level : {cylinder.foot, top}) {
        const double way = (level - ray.origin.z) / to.z;
        if (std::isfinite(way) && std::hypot(x + way * to.x, y + way * to.y) <= cylinder.radius) take(way);
    }
    return nearest;
}

int pick(const Ray& ray, const std::vector<Cylinder>& cylinders) {
    int best = -1;
    double bestWay = 0;
    for (std::size_t i = 0; i < cylinders.size(); ++i) {
        const auto way = hit(ray, cylinders[i]);
        if (way && (best < 0 || *way < bestWay)) {
            best = static_cast<int>(i);
            bestWay = *way;
        }
    }
    return best;
}

std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& cylinders, int index) {
    const Cylinder& wanted = cylinders[index];
    const auto seen = [&](double across, double angle, double up) -> std::optional<QPointF> {
        const auto pixel = camera.project({wanted.centre.x() + across * wanted.radius * std::cos(angle),
                                           wanted.centre.y() + across * wanted.radius * std::sin(angle),
                                           wanted.foot + up * wanted.height});
        if (!pixel || !QRectF({}, camera.picture()).contains(*pixel)) return std::nullopt;
        // Rounded like the pointer's position.
        const QPointF rounded(pixel->toPoint());
        if (pick(camera.ray(rounded), cylinders) != index) return std::nullopt;
        return rounded;
    };
    for (const double across : {0.0, 0.35, 0.6, 0.8, 0.92}) {
        for (int step = 0; step < (across > 0 ? 16 : 1); ++step) {
            if (const auto pixel = seen(across, step * std::numbers::pi / 8, 1)) return pixel;
        }
    }
    for (const double up : {0.75, 0.5, 0.25, 0.05}) {
        for (int step = 0; step < 32; ++step) {
            if (const auto pixel = seen(0.98, step * std::numbers::pi / 16, up)) return pixel;
        }
    }
    return std::nullopt;
}

std::optional<QPointF> visiblePoint(const Camera& camera, const std::vector<Cylinder>& others,
                                    const QRectF& square) {
    constexpr std::array<double, 7> steps{0, -0.15, 0.15, -0.3, 0.3, -0.42, 0.42};
    for (const double x : steps) {
        for (const double y : steps) {
            const QPointF floor = square.center() + QPointF(x * square.width(), y * square.height());
            const auto pixel = camera.project({floor.x(), floor.y(), 0});
            if (!pixel || !QRectF({}, camera.picture()).contains(*pixel)) continue;
            const QPointF rounded(pixel->toPoint());
            const auto met = camera.onLevel(rounded, 0);
            if (met && square.contains(*met) && pick(camera.ray(rounded), others) < 0) return rounded;
        }
    }
    return std::nullopt;
}

}  // namespace plt
