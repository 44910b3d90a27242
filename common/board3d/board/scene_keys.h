// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <optional>

class QKeyEvent;

namespace plt {

class SceneHand;

/// The move of the camera that a key means; without a modifier an arrow means one only if `arrowsTurn`.
std::optional<CameraMove> cameraMoveOf(const QKeyEvent& event, bool arrowsTurn);
/// Moves the cursor, lifts and puts down; false if the key means nothing to the hand. The hand's owner may be
/// gone afterwards.
bool useKey(SceneHand& hand, const QKeyEvent& event);

}  // namespace plt
