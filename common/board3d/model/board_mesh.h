// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/gl_drawing.h"

#include <array>

#include <QPointF>

namespace plt {

/// Returns the mesh of the board: bevelled squares, discs in them, and the wooden slab that holds them and
/// the stands. The texture's unit is two world units; alpha is the visibility of its grain. Without indices.
Mesh boardMesh(const BoardScene& scene, const QColor& slab);

/// A corner of a triangle of a soft shadow: black with alpha.
struct ShadePoint {
    std::array<float, 3> position{};
    std::uint8_t alpha = 0;
};
/// Returns the soft shadow of the slab on the table, three points per triangle.
std::vector<ShadePoint> groundShadow(const BoardScene& scene, double darkness);

}  // namespace plt
