// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <optional>

class QKeyEvent;

namespace plt {

class SceneHand;

/// Returns the camera move of a key. An arrow without a modifier is one only if `arrowsTurn`.
std::optional<CameraMove> cameraMoveOf(const QKeyEvent& event, bool arrowsTurn);
/// Moves the cursor, lifts or puts down. Returns false if the hand does not use the key. The call may delete
/// the hand's owner.
bool useKey(SceneHand& hand, const QKeyEvent& event);

}  // namespace plt
