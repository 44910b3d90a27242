// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/look/colours.h"

namespace plt {

/// Returns the form of a mark as filled shapes in the square from (0, 0) to (1, 1), y down, the same in all
/// presentations. Each differs from the others by form alone: last move has thin corners, must has thick and
/// long ones, hint a frame with one corner filled, threat bars at the sides, winning a double frame.
QPainterPath markForm(SquareMark mark);
Role markRole(SquareMark mark);

}  // namespace plt
