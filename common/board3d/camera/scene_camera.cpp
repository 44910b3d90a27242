// SPDX-License-Identifier: MIT
#include "common/board3d/camera/scene_camera.h"

#include "common/board3d/model/slab.h"

#include <algorithm>
#include <array>

#include <QPolygonF>

namespace plt {
namespace {

/// Free margin at each edge of the picture, for the table and the slab's shadow on it.
constexpr double freePart = 0.02;
constexpr double minimumFree = 3;

/// The corners of the board, and of the space above it.
std::array<WorldPoint, 12> cornersOf(const BoardScene& scene) {
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
    return corners;
}

}  // namespace

Camera sceneCamera(const BoardScene& scene, const CameraView& view, QSizeF picture) {
    Camera camera(scene.visible, view, picture, scene.turned);
    const double shortSide = std::min(picture.width(), picture.height());
    camera.fill(cornersOf(scene), std::max(minimumFree, freePart * shortSide));
    return camera;
}

QRegion sceneOutline(const BoardScene& scene, const Camera& camera) {
    QPolygonF seen;
    for (const WorldPoint& corner : cornersOf(scene)) {
        const auto pixel = camera.project(corner);
        if (!pixel) return QRect(QPoint(), camera.picture().toSize());
        seen << *pixel;
    }
    constexpr int bands = 8;
    const QRectF all = seen.boundingRect();
    QRegion outline;
    for (int band = 0; band < bands; ++band) {
        const double top = all.top() + all.height() * band / bands;
        const double bottom = all.top() + all.height() * (band + 1) / bands;
        double left = all.right();
        double right = all.left();
        // Seen from any side, each line between two corners is inside, and the edges are such lines.
        for (const QPointF from : seen)
            for (const QPointF to : seen) {
                if (std::max(from.y(), to.y()) < top || std::min(from.y(), to.y()) > bottom) continue;
                const double y = std::clamp(from.y(), top, bottom);
                const double part = from.y() == to.y() ? 0 : (y - from.y()) / (to.y() - from.y());
                const double x = from.x() + part * (to.x() - from.x());
                left = std::min(left, x);
                right = std::max(right, x);
            }
        outline += QRectF(QPointF(left, top), QPointF(right, bottom)).toAlignedRect();
    }
    return outline;
}

}  // namespace plt
