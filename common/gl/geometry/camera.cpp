// SPDX-License-Identifier: MIT
#include "common/gl/geometry/camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace plt {
namespace {

constexpr double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

double within(double value, double low, double high, double otherwise) {
    return std::isfinite(value) ? std::clamp(value, low, high) : otherwise;
}

}  // namespace

CameraView CameraView::limited() const {
    const CameraView usual;
    CameraView view;
    view.phi = std::isfinite(phi) ? std::remainder(phi, 360.0) : 0;
    view.theta = within(theta, minTheta, maxTheta, usual.theta);
    view.distance = within(distance, minDistance, maxDistance, usual.distance);
    view.fov = within(fov, minFov, maxFov, usual.fov);
    view.shift = {within(shift.x(), -2, 2, 0), within(shift.y(), -2, 2, 0)};
    return view;
}

Camera::Camera(QRectF visible, const CameraView& view, QSizeF picture, bool turned)
    : centre_(visible.center()),
      extent_(std::max({visible.width(), visible.height(), 1e-3})),
      distance_(2 * extent_ * view.distance),
      shift_(view.shift),
      picture_(std::max(picture.width(), 1.0), std::max(picture.height(), 1.0)) {
    const double phi = radians(view.phi + (turned ? 180 : 0));
    cosPhi_ = std::cos(phi);
    sinPhi_ = std::sin(phi);
    cosTheta_ = std::cos(radians(view.theta));
    sinTheta_ = std::sin(radians(view.theta));
    focal_ = focalOf(picture_, view.fov);
    axis_ = QPointF(picture_.width() / 2, picture_.height() / 2);
}

void Camera::fill(std::span<const WorldPoint> points, double margin) {
    Camera usual = *this;
    usual.distance_ = 2 * extent_;
    usual.shift_ = {};
    usual.focal_ = focalOf(picture_, CameraView().fov);
    usual.axis_ = QPointF(picture_.width() / 2, picture_.height() / 2);
    QRectF seen;
    for (const WorldPoint& point : points) {
        const auto pixel = usual.project(point);
        if (!pixel) return;
        const QRectF there(*pixel, QSizeF(1e-6, 1e-6));
        seen = seen.isNull() ? there : seen.united(there);
    }
    if (seen.isNull()) return;
    const double room = std::min(picture_.width(), picture_.height()) / 4;
    const double borders = 2 * std::min(margin, room);
    const double scale =
        std::min((picture_.width() - borders) / seen.width(), (picture_.height() - borders) / seen.height());
    focal_ *= scale;
    axis_ = usual.axis_ + (usual.axis_ - seen.center()) * scale;
}

double Camera::focalOf(QSizeF picture, double fov) {
    // The field of view is vertical as long as the picture is at least as wide as usual. A narrower picture
    // keeps the horizontal one, so that no board is ever cut off.
    constexpr double usualAspect = 4.0 / 3;
    const double height = std::min(picture.height(), picture.width() / usualAspect);
    return height / 2 / std::tan(radians(fov) / 2);
}

WorldPoint Camera::toEye(const WorldPoint& point) const {
    const double x = point.x - centre_.x();
    const double y = point.y - centre_.y();
    const double away = x * sinPhi_ + y * cosPhi_;
    return {x * cosPhi_ - y * sinPhi_ + shift_.x(), away * cosTheta_ + point.z * sinTheta_ + shift_.y(),
            point.z * cosTheta_ - away * sinTheta_ - distance_};
}

WorldPoint Camera::turnBack(const WorldPoint& eyeDirection) const {
    const double away = eyeDirection.y * cosTheta_ - eyeDirection.z * sinTheta_;
    const double up = eyeDirection.y * sinTheta_ + eyeDirection.z * cosTheta_;
    return {eyeDirection.x * cosPhi_ + away * sinPhi_, away * cosPhi_ - eyeDirection.x * sinPhi_, up};
}

double Camera::depth(const WorldPoint& point) const {
    return -toEye(point).z;
}

std::optional<QPointF> Camera::project(const WorldPoint& point) const {
    const WorldPoint seen = toEye(point);
    if (seen.z > -1e-6 * extent_) return std::nullopt;
    return QPointF(axis_.x() + focal_ * seen.x / -seen.z, axis_.y() - focal_ * seen.y / -seen.z);
}

WorldPoint Camera::eye() const {
    const WorldPoint back = turnBack({-shift_.x(), -shift_.y(), distance_});
    return {back.x + centre_.x(), back.y + centre_.y(), back.z};
}

QVector3D Camera::fromViewer(const QVector3D& direction) const {
    const auto cosine = static_cast<float>(cosPhi_);
    const auto sine = static_cast<float>(sinPhi_);
    return {direction.x() * cosine + direction.y() * sine, direction.y() * cosine - direction.x() * sine,
            direction.z()};
}

int Camera::quarter() const {
    const double quarters = std::atan2(sinPhi_, cosPhi_) / (std::numbers::pi / 2);
    return (static_cast<int>(std::lround(quarters)) + 4) % 4;
}

Ray Camera::ray(QPointF pixel) const {
    return {eye(), turnBack({(pixel.x() - axis_.x()) / focal_, (axis_.y() - pixel.y()) / focal_, -1})};
}

std::optional<QPointF> Camera::onLevel(QPointF pixel, double height) const {
    const Ray seen = ray(pixel);
    const double way = (height - seen.origin.z) / seen.direction.z;
    if (!std::isfinite(way) || way <= 0) return std::nullopt;
    const WorldPoint point = seen.at(way);
    return QPointF(point.x, point.y);
}

QMatrix4x4 Camera::viewMatrix() const {
    const WorldPoint origin = toEye({0, 0, 0});
    const auto f = [](double value) { return static_cast<float>(value); };
    return {f(cosPhi_),
            f(-sinPhi_),
            0,
            f(origin.x),
            f(sinPhi_ * cosTheta_),
            f(cosPhi_ * cosTheta_),
            f(sinTheta_),
            f(origin.y),
            f(-sinPhi_ * sinTheta_),
            f(-cosPhi_ * sinTheta_),
            f(cosTheta_),
            f(origin.z),
            0,
            0,
            0,
            1};
}

QMatrix4x4 Camera::projectionMatrix(double height) const {
    const double reach = extent_ + std::abs(height) + std::hypot(shift_.x(), shift_.y());
    const double nearest = std::max(distance_ - reach, 0.02 * distance_);
    const double farthest = distance_ + reach;
    QMatrix4x4 matrix;
    const auto side = [&](double pixels) { return static_cast<float>(pixels / focal_ * nearest); };
    matrix.frustum(side(-axis_.x()), side(picture_.width() - axis_.x()), side(axis_.y() - picture_.height()),
                   side(axis_.y()), static_cast<float>(nearest), static_cast<float>(farthest));
    return matrix;
}

QMatrix4x4 Camera::drawingMatrix(double height) const {
    QMatrix4x4 matrix;
    matrix.scale(1, -1);
    return matrix * projectionMatrix(height) * viewMatrix();
}

QPointF Camera::shadow(const WorldPoint& point) const {
    return centre_ + (QPointF(point.x, point.y) - centre_) * shadowScale(point.z);
}

}  // namespace plt
