// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene/scene_motion.h"
#include "common/gl/geometry/camera.h"

#include <QPoint>
#include <QRect>

namespace plt {

// Positions of the squares and pieces of a scene at rest in its picture, in logical pixels.

/// Returns the point to click for a square: its centre, or a point with no piece in front.
QPoint squarePoint(const Camera& camera, const BoardScene& scene, int square);
/// Returns the point to click for a piece: a visible part of it.
QPoint piecePoint(const Camera& camera, const BoardScene& scene, const SceneMotion::Hold& hold, int piece);
/// Returns the bounding rectangle of a square and the pieces on it.
QRect squareRect(const Camera& camera, const BoardScene& scene, int square);

}  // namespace plt
