// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QRect>
#include <QRegion>
#include <QSize>

namespace plt {

/// Finds where something may lie over a board and hide the least of what must be seen.
class FreePlace {
  public:
    /// `room`: where it may lie; `kept`: what must be seen; both in the same pixels.
    FreePlace(const QRect& room, const QRegion& kept);

    struct Found {
        QRect rect;
        int hidden = 0;  ///< pixels of `kept` below it
    };
    /// The place of something of this size: in the middle at the foot of the room, or at another of its edges
    /// and corners, or anywhere. The first of those that hide the least.
    Found forSize(const QSize& size) const;

  private:
    int hiddenBy(const QRect& rect) const;
    Found usual(const QSize& size) const;
    Found anywhere(const QSize& size) const;
    /// In the middle of the free room on both sides of it.
    QRect centred(QRect rect) const;

    QRect room_;
    std::vector<QRect> kept_;  ///< none of which meets another
};

}  // namespace plt
