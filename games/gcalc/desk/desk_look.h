// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/cube_painter.h"
#include "gcalc/drawing/lens.h"

namespace gcalc {

/// How the cubes of the cells are seen.
struct DeskLook {
    CubeStyle style;
    bool inSpace = false;
    Turn turn;
    bool operator==(const DeskLook&) const = default;
};

}  // namespace gcalc
