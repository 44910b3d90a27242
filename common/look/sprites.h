// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

#include <QHash>
#include <QPixmap>

namespace plt {

/// A cache of pictures that are drawn once per size and then copied: for numerous or moving pieces. Call
/// clear() when the palette changes; a new size or device pixel ratio clears it automatically.
class PLT_API Sprites {
  public:
    /// Returns the picture `key` of `size` logical pixels; `paint` draws it into the rectangle from (0, 0) if
    /// it is not cached.
    const QPixmap& get(quint64 key, QSize size, qreal devicePixelRatio,
                       const std::function<void(QPainter&, const QRectF&)>& paint);
    /// Draws the picture `key` into this box of a widget or picture. It is cached in the box's size in device
    /// pixels, which need not be whole in logical ones, so it is copied pixel by pixel on every screen. Not
    /// to be mixed with get().
    void draw(QPainter& painter, const QRectF& box, quint64 key,
              const std::function<void(QPainter&, const QRectF&)>& paint);
    void clear() { pictures_.clear(); }

  private:
    QHash<quint64, QPixmap> pictures_;
    QSize size_;
    qreal ratio_ = 0;
};

}  // namespace plt
