// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace plt {

/// Where a scene lies in a widget when it is seen straight from above: one scale, y up, turned by half a turn
/// for the other side.
class FlatLayout {
  public:
    FlatLayout() = default;
    /// `pixelRatio`: device pixels a pixel; edges of squares are put on device pixels.
    FlatLayout(const BoardScene& scene, QSizeF size, double pixelRatio);

    /// Pixels a world unit.
    double unit() const { return unit_; }
    QPointF toPixels(QPointF world) const { return origin_ + QPointF(world.x(), -world.y()) * signed_(); }
    QPointF toWorld(QPointF pixels) const {
        const QPointF way = (pixels - origin_) / signed_();
        return {way.x(), -way.y()};
    }
    QRectF toPixels(const QRectF& world) const;

  private:
    double signed_() const { return turned_ ? -unit_ : unit_; }
    QPointF origin_;
    double unit_ = 1;
    double ratio_ = 1;
    bool turned_ = false;
};

}  // namespace plt
