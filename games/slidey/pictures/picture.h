// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

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
/// A plain value: copies can be used on several threads.
class Picture {
  public:
    Picture() = default;
    /// `size` is that of the drawing, so that its shape is known before the file is read.
    static Picture drawing(const QString& file, QSize size);
    static Picture pixels(const QImage& image);

    bool isSame(const Picture& other) const {
        return file_ == other.file_ && image_.cacheKey() == other.image_.cacheKey();
    }
    bool isNull() const { return file_.isEmpty() && image_.isNull(); }
    /// The height of a tile divided by its width.
    qreal tileAspect(int columns, int rows) const;
    /// The part of the picture that is cut into this many tiles, scaled to `size`. A drawing is read for it,
    /// which takes as long as several frames.
    QImage cutTo(QSize size, int columns, int rows) const;

  private:
    QString file_;  ///< of a drawing
    QSize size_;
    QImage image_;
};

}  // namespace slidey
