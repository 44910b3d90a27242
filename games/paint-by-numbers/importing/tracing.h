// SPDX-License-Identifier: MIT
#pragma once

#include "common/pictures/picture_file.h"
#include "paint-by-numbers/puzzle/grid.h"

#include <QImage>
#include <QRect>
#include <QSize>

namespace paint_by_numbers {

/// The requirements on a picture that is to be converted to cells.
plt::PictureRequirements pictureRequirements();

/// Parameters for converting a picture to blue and white cells.
struct Tracing {
    QRect part;             ///< of the picture, in pixels; null for the whole picture
    QSize size{15, 15};     ///< in cells, each side at least 1
    int threshold = 128;    ///< 1 .. 255; darker cells become blue
    bool inverted = false;  ///< lighter cells become blue instead
};

/// Converts the picture; each cell is decided by the mean lightness of the pixels that it covers.
Grid traced(const QImage& picture, const Tracing& tracing);

/// The threshold that separates dark and light best (Otsu 1979), with the least variance within both classes.
int bestThreshold(const QImage& picture, const QRect& part);

/// A size in cells whose longer side is `longer`, with the aspect ratio of the part.
QSize sizeLike(const QSize& part, int longer);

/// The picture without a border of one colour; the whole picture if nothing would be left.
QRect withoutBorder(const QImage& picture);

}  // namespace paint_by_numbers
