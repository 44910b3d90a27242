// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/cube_painter.h"
#include "gcalc/drawing/lens.h"

namespace gcalc {

/// The appearance of the cubes in the cells.
struct DeskLook {
    CubeStyle style;
    bool inSpace = false;
    Turn turn;

    /// The projection of the unit cube to a square of the screen.
    Lens lens(qreal side, QPointF corner = {}, qreal pixelRatio = 1) const {
        return inSpace ? Lens::space(side, turn, corner) : Lens::flat(side, corner, pixelRatio);
    }
    bool operator==(const DeskLook&) const = default;
};

}  // namespace gcalc
