// SPDX-License-Identifier: MIT
#include "common/board3d/camera/scene_camera.h"

#include "common/board3d/model/slab.h"

#include <algorithm>
#include <array>

namespace plt {
namespace {

/// Free margin at each edge of the picture, for the table and the slab's shadow on it.
constexpr double freePart = 0.02;
constexpr double minimumFree = 3;

}  // namespace

Camera sceneCamera(const BoardScene& scene, const CameraView& view, QSizeF picture) {
    const QRectF slab = slabOutline(scene);
    const QRectF& top = scene.visible;
    std::array<WorldPoint, 12> corners;
    std::size_t count = 0;
    const auto add = [&](const QRectF& level, double height) {
        for (const QPointF corner :
             {level.topLeft(), level.topRight(), level.bottomLeft(), level.bottomRight()})
            corners[count++] = {corner.x(), corner.y(), height};
    };
    add(slab, 0);
    add(slab, -slabThickness);
    // Pieces on stands are about as high as a lifted piece is held.
    add(top, scene.lift);
    Camera camera(scene.visible, view, picture, scene.turned);
    const double shortSide = std::min(picture.width(), picture.height());
    camera.fill(corners, std::max(minimumFree, freePart * shortSide));
    return camera;
}

}  // namespace plt
