// SPDX-License-Identifier: MIT
#include "common/board3d/camera/camera_flight.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

CameraView between(const CameraView& from, const CameraView& to, double t) {
    const auto mix = [t](double a, double b) { return a + (b - a) * t; };
    CameraView view;
    // The shorter rotation.
    view.phi = from.phi + std::remainder(to.phi - from.phi, 360.0) * t;
    view.theta = mix(from.theta, to.theta);
    view.distance = mix(from.distance, to.distance);
    view.fov = mix(from.fov, to.fov);
    view.shift = from.shift + (to.shift - from.shift) * t;
    return view;
}

}  // namespace

bool CameraFlight::goTo(const CameraView& view, double now, double duration) {
    const CameraView limited = view.limited();
    if (limited == wanted_) return false;
    wanted_ = limited;
    from_ = shown_;
    since_ = now;
    duration_ = duration;
    moves_ = duration > 0;
    round_ = false;
    if (!moves_) shown_ = wanted_;
    return true;
}

void CameraFlight::startHalfTurn(double now, double duration) {
    from_ = shown_;
    // A little less than half a turn, so that it always rotates in the same direction.
    from_.phi = std::remainder(shown_.phi + 179.99, 360.0);
    since_ = now;
    duration_ = duration;
    moves_ = round_ = duration > 0;
    shown_ = moves_ ? from_ : wanted_;
}

bool CameraFlight::advance(double now) {
    if (!moves_) return false;
    const double t = std::clamp((now - since_) / duration_, 0.0, 1.0);
    const double rest = 1 - t;
    // A rotation this long also starts slowly.
    const double part = round_ ? t * t * (3 - 2 * t) : 1 - rest * rest * rest;
    shown_ = t < 1 ? between(from_, wanted_, part) : wanted_;
    moves_ = t < 1;
    return true;
}

void CameraFlight::finish() {
    shown_ = wanted_;
    moves_ = false;
}

}  // namespace plt
