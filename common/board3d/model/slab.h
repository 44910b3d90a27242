// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <QColor>
#include <QRectF>

class QPalette;

namespace plt {

// The wooden slab that holds the board and the stands; its top is at z = 0.

constexpr double slabThickness = 0.3;
/// Reach of the slab beyond the board and the stands.
constexpr double slabMargin = 0.26;
/// Outline of its top.
QRectF slabOutline(const BoardScene& scene);
QColor slabColour(const QPalette& palette);
/// Darkness of its shadow on the table, 0 .. 1.
double slabShadowDarkness(const QPalette& palette);

}  // namespace plt
