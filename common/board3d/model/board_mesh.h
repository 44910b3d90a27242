// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/gl/mesh.h"

#include <array>

#include <QPointF>

namespace plt {

/// The board itself: bevelled squares, discs in them, and the wooden slab that holds them and the stands. The
/// texture's unit is two world units; alpha is how much of its grain is seen. No indices.
Mesh boardMesh(const BoardScene& scene, const QColor& slab);

/// A corner of a triangle of a soft shadow: black with alpha.
struct ShadePoint {
    std::array<float, 3> position{};
    std::uint8_t alpha = 0;
};
/// The soft shadow of the slab on what it lies on; triangles in threes.
std::vector<ShadePoint> groundShadow(const BoardScene& scene, double darkness);

}  // namespace plt
