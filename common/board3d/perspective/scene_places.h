// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene/scene_motion.h"
#include "common/gl/camera.h"

#include <QPoint>
#include <QRect>

namespace plt {

// Where the squares and pieces of a scene at rest are in its picture, in logical pixels.

/// Where to click for a square: its middle, or a point of it with no piece in front.
QPoint squarePoint(const Camera& camera, const BoardScene& scene, int square);
/// Where to click for a piece: a part of it that is in sight.
QPoint piecePoint(const Camera& camera, const BoardScene& scene, const SceneMotion::Hold& hold, int piece);
/// The rectangle around a square and what stands on it.
QRect squareRect(const Camera& camera, const BoardScene& scene, int square);

}  // namespace plt
