// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"
#include "common/board3d/scene.h"

namespace plt {

/// The squares of a scene as cells of a flat board seen vertically from above. Board units are world units
/// with y down, rotated by half a turn if the scene is turned. Cells have the numbers of their squares;
/// squares without a name are cells as well, because they are painted.
class FlatGeometry : public FreeShapes {
  public:
    explicit FlatGeometry(const BoardScene& scene);
    QPointF fromWorld(QPointF world) const { return {world.x() * side_, -world.y() * side_}; }
    QRectF fromWorld(const QRectF& world) const;
    QPointF toWorld(QPointF board) const { return {board.x() * side_, -board.y() * side_}; }
    bool hasStraightEdges() const override { return true; }

  private:
    double side_;  ///< -1 if seen from the other side, otherwise 1
};

}  // namespace plt
