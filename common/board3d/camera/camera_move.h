// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// What the player can do with the camera, one step at a time.
enum class CameraMove {
    turnLeft,
    turnRight,
    tiltUp,    ///< seen more from above
    tiltDown,  ///< seen more from the side
    nearer,
    farther,
    larger,  ///< another field of view
    smaller,
    shiftLeft,
    shiftRight,
    shiftUp,
    shiftDown,
    reset
};

/// The key of a camera's move, as text for menus and tips.
QString cameraKeyText(CameraMove move);

}  // namespace plt
