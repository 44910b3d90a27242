// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

#include <QHash>
#include <QPixmap>

namespace plt {

/// Pictures that were drawn once for a size and are then only copied: for pieces that are many or that move.
/// Forget them with clear() when the palette changes; a new size or pixel ratio forgets the old ones by
/// itself.
class PLT_API Sprites {
  public:
    /// The picture `key` at `size` logical pixels; `paint` draws it into (0,0)-size when it is not there yet.
    const QPixmap& get(quint64 key, QSize size, qreal devicePixelRatio,
                       const std::function<void(QPainter&, const QRectF&)>& paint);
    void clear() { pictures_.clear(); }

  private:
    QHash<quint64, QPixmap> pictures_;
    QSize size_;
    qreal ratio_ = 0;
};

}  // namespace plt
