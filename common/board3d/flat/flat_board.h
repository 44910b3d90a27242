// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <functional>

#include <QPalette>

class QPainter;

namespace plt {

/// Where a board lies in pixels.
struct FlatPlace {
    /// The pixels of a rectangle of the world, with edges on device pixels.
    std::function<QRectF(const QRectF& world)> rect;
    double unit = 1;  ///< pixels a world unit
};

/// Everything that lies below marks and pieces: the wooden slab with its shadow on the table, the squares of
/// the board in it, and hollows for the stands.
void drawFlatBoard(QPainter& painter, const BoardScene& scene, const FlatPlace& place,
                   const QPalette& palette);
/// Whether two scenes have the same board in the sense of drawFlatBoard().
bool isSameFlatBoard(const BoardScene& one, const BoardScene& other);

}  // namespace plt
