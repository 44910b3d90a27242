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

    /// The unit cube in a square of the screen.
    Lens lens(qreal side, QPointF corner = {}, qreal pixelRatio = 1) const {
        return inSpace ? Lens::space(side, turn, corner) : Lens::flat(side, corner, pixelRatio);
    }
    bool operator==(const DeskLook&) const = default;
};

}  // namespace gcalc
