// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/export.h"
#include "common/board3d/scene.h"
#include "common/gl/camera.h"

namespace plt {

/// How a scene is seen in a picture of this size: from any side and at any tilt, with the usual distance and
/// field of view, the board with its stands and what may stand on them fills it.
PLT_BOARD3D_API Camera sceneCamera(const BoardScene& scene, const CameraView& view, QSizeF picture);

}  // namespace plt
