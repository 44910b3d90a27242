// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QImage>
#include <QRect>
#include <QSize>

class QPainter;
class QSvgRenderer;

namespace slidey {

/// How a picture of pixels is cut into tiles: what is left over is cut off at the right and at the bottom.
struct Cut {
    QSize tile;
    QSize cutOff;
    QSize whole() const { return whole_; }

    /// The picture must have a pixel for every tile at least.
    static Cut of(QSize picture, int columns, int rows);

  private:
    QSize whole_;
};

/// A picture to be cut into tiles: a drawing, which is drawn anew for every size, or pixels.
class Picture {
  public:
    Picture() = default;
    static Picture drawing(const QString& file);
    static Picture pixels(const QImage& image);

    bool isSame(const Picture& other) const {
        return drawing_ == other.drawing_ && image_.cacheKey() == other.image_.cacheKey();
    }
    bool isNull() const { return !drawing_ && image_.isNull(); }
    /// What a tile is high for each unit that it is wide.
    qreal tileAspect(int columns, int rows) const;
    /// The part of the picture that is cut into so many tiles, in this size.
    QImage cutTo(QSize size, int columns, int rows) const;

  private:
    std::shared_ptr<QSvgRenderer> drawing_;
    QImage image_;
};

}  // namespace slidey
