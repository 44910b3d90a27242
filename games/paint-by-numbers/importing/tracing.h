// SPDX-License-Identifier: MIT
#pragma once

#include "common/pictures/picture_file.h"
#include "paint-by-numbers/puzzle/grid.h"

#include <QImage>
#include <QRect>
#include <QSize>

namespace paint_by_numbers {

/// What a picture must be to become cells.
plt::PictureNeeds pictureNeeds();

/// How a picture becomes blue and white cells.
struct Tracing {
    QRect part;             ///< of the picture, in pixels; null for all of it
    QSize size{15, 15};     ///< in cells, each side 1 and more
    int threshold = 128;    ///< 1 .. 255: what is darker becomes blue
    bool inverted = false;  ///< what is lighter becomes blue instead
};

/// The cells, each from the mean lightness of the pixels that it covers.
Grid traced(const QImage& picture, const Tracing& tracing);

/// The threshold that parts dark and light best (Otsu 1979): each side differs least within itself.
int bestThreshold(const QImage& picture, const QRect& part);

/// The size in cells that is as wide or high as `longer` and keeps the form of the part.
QSize sizeLike(const QSize& part, int longer);

/// The part of a picture without a border of one colour; all of it where nothing is left.
QRect withoutBorder(const QImage& picture);

}  // namespace paint_by_numbers
