// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_geometry.h"

#include "common/board3d/model/slab.h"

namespace plt {

namespace {

double sideOf(const BoardScene& scene) {
    return scene.turned ? -1 : 1;
}

QRectF seenFrom(double side, const QRectF& world) {
    const QPointF corner(world.left() * side, -world.top() * side);
    const QPointF opposite(world.right() * side, -world.bottom() * side);
    return QRectF(corner, opposite).normalized();
}

std::vector<QPainterPath> shapesOf(const BoardScene& scene) {
    std::vector<QPainterPath> shapes;
    shapes.reserve(scene.squares.size());
    for (const auto& square : scene.squares)
        shapes.emplace_back().addRect(seenFrom(sideOf(scene), square.place));
    return shapes;
}

}  // namespace

FlatGeometry::FlatGeometry(const BoardScene& scene)
    : FreeShapes(seenFrom(sideOf(scene), scene.visible.united(slabOutline(scene))), shapesOf(scene)),
      side_(sideOf(scene)) {}

QRectF FlatGeometry::fromWorld(const QRectF& world) const {
    return seenFrom(side_, world);
}

}  // namespace plt
