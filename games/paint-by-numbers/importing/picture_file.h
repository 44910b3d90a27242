// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace paint_by_numbers {

/// A picture as it was read of a file, small enough to work with; or why there is none.
struct PictureFile {
    QImage image;     ///< opaque: what was transparent is white
    QString problem;  ///< empty if there is an image
    QString note;     ///< what else should be known of it: that it moved; may be empty
};

/// Endings of all pictures that can be read, without the point, lower case.
QStringList pictureEndings();

/// Reads any bytes whatever, in all formats that Qt knows. Of a picture that moves it takes the first frame;
/// a photo is turned upright. What says that it is huge is refused before it takes memory.
PictureFile readPictureFile(const QByteArray& bytes);
/// The same for a picture that is one already (from the clipboard, or dropped).
PictureFile takePicture(const QImage& image);

}  // namespace paint_by_numbers
