// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <functional>

#include <QPalette>

class QPainter;

namespace plt {

/// The position of a board in pixels.
struct FlatPlace {
    /// Converts a rectangle of the world to pixels, with edges on device pixels.
    std::function<QRectF(const QRectF& world)> rect;
    double unit = 1;  ///< pixels per world unit
};

/// Draws everything below marks and pieces: the wooden slab with its shadow on the table, the squares of the
/// board in it, and hollows for the stands.
void drawFlatBoard(QPainter& painter, const BoardScene& scene, const FlatPlace& place,
                   const QPalette& palette);
/// Returns true if drawFlatBoard() draws the same for both scenes.
bool isSameFlatBoard(const BoardScene& one, const BoardScene& other);

}  // namespace plt
