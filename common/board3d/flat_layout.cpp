// SPDX-License-Identifier: MIT
#include "common/board3d/flat_layout.h"

#include "common/board3d/mesh.h"

#include <algorithm>
#include <cmath>

namespace plt {

namespace {

/// Free space around everything, in pixels, where there is room for it.
constexpr double border = 10;

}  // namespace

FlatLayout::FlatLayout(const BoardScene& scene, QSizeF size, double pixelRatio)
    : ratio_(pixelRatio), turned_(scene.turned) {
    const QRectF all = scene.visible.united(slabOutline(scene));
    if (all.isEmpty()) return;
    // A tiny widget has more use for the board than for a margin.
    const double margin = std::min(border, std::min(size.width(), size.height()) / 20);
    unit_ = std::max(0.01, std::min((size.width() - 2 * margin) / all.width(),
                                    (size.height() - 2 * margin) / all.height()));
    const QPointF centre = all.center();
    origin_ = QPointF(size.width() / 2, size.height() / 2) - QPointF(centre.x(), -centre.y()) * signed_();
}

QRectF FlatLayout::toPixels(const QRectF& world) const {
    const auto snapped = [this](QPointF point) {
        return QPointF(std::round(point.x() * ratio_) / ratio_, std::round(point.y() * ratio_) / ratio_);
    };
    return QRectF(snapped(toPixels(world.topLeft())), snapped(toPixels(world.bottomRight()))).normalized();
}

}  // namespace plt
