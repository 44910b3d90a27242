// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/camera.h"

namespace plt {

/// The view in which a scene is shown first.
inline CameraView startView(const BoardScene& scene) {
    CameraView view;
    view.theta = scene.tilt;
    return view.limited();
}

}  // namespace plt
