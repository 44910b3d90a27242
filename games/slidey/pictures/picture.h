// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QImage>
#include <QRect>
#include <QSize>

class QPainter;
class QSvgRenderer;

namespace slidey {

/// The division of a pixel image into tiles: the remainder is cut off at the right and at the bottom.
struct Cut {
    QSize tile;
    QSize cutOff;
    QSize whole() const { return whole_; }

    /// The picture must have at least one pixel for every tile.
    static Cut of(QSize picture, int columns, int rows);

  private:
    QSize whole_;
};

/// A picture to be cut into tiles: a vector drawing, which is rendered anew for every size, or a pixel image.
class Picture {
  public:
    Picture() = default;
    static Picture drawing(const QString& file);
    static Picture pixels(const QImage& image);

    bool isSame(const Picture& other) const {
        return drawing_ == other.drawing_ && image_.cacheKey() == other.image_.cacheKey();
    }
    bool isNull() const { return !drawing_ && image_.isNull(); }
    /// The height of a tile divided by its width.
    qreal tileAspect(int columns, int rows) const;
    /// The part of the picture that is cut into this many tiles, scaled to `size`.
    QImage cutTo(QSize size, int columns, int rows) const;

  private:
    std::shared_ptr<QSvgRenderer> drawing_;
    QImage image_;
};

}  // namespace slidey
