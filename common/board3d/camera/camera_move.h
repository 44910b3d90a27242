// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// The player's moves of the camera, one step at a time.
enum class CameraMove {
    turnLeft,
    turnRight,
    tiltUp,    ///< seen more from above
    tiltDown,  ///< seen more from the side
    nearer,
    farther,
    larger,  ///< changes the field of view
    smaller,
    shiftLeft,
    shiftRight,
    shiftUp,
    shiftDown,
    reset
};

/// Returns the key of a camera move as text for menus and tool tips.
QString cameraKeyText(CameraMove move);

}  // namespace plt
