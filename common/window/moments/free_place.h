// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QRect>
#include <QRegion>
#include <QSize>

namespace plt {

/// Finds the place of a rectangle over a board where it hides the least of what must be seen.
class FreePlace {
  public:
    /// `room`: the bounds; `kept`: the region that must be seen; both in the same pixels.
    FreePlace(const QRect& room, const QRegion& kept);

    struct Found {
        QRect rect;
        int hidden = 0;  ///< pixels of `kept` below it
    };
    /// Returns the place of a rectangle of this size: bottom centre, another edge or corner, or anywhere. The
    /// first of those that hide the least.
    Found forSize(const QSize& size) const;
    /// Returns the part of `kept` that is below this rectangle: 0 .. 1.
    double shareHiddenBy(const QRect& rect) const;

  private:
    /// Returns the hidden pixels, counted up to this number.
    int hiddenBy(const QRect& rect, int most) const;
    Found usual(const QSize& size) const;
    Found anywhere(const QSize& size) const;
    /// Centres the rectangle in the free room around it.
    QRect centred(QRect rect) const;

    QRect room_;
    std::vector<QRect> kept_;  ///< disjoint rectangles
};

}  // namespace plt
