// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/export.h"
#include "common/gl/geometry/camera.h"

#include <QRegion>

namespace plt {

/// Returns the camera for a scene in a picture of this size. From any side and at any tilt, with the default
/// distance and field of view, the board with its stands and pieces fills the picture.
PLT_BOARD3D_API Camera sceneCamera(const BoardScene& scene, const CameraView& view, QSizeF picture);

/// Returns what the board with its stands and pieces covers of the picture of this camera, in a few bands, each as wide
/// as its widest line; all of the picture if a part of them is behind the eye.
PLT_BOARD3D_API QRegion sceneOutline(const BoardScene& scene, const Camera& camera);

}  // namespace plt
