// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/geometry/camera.h"

namespace plt {

/// Returns the initial view of a scene.
inline CameraView startView(const BoardScene& scene) {
    CameraView view;
    view.theta = scene.tilt;
    return view.limited();
}

}  // namespace plt
