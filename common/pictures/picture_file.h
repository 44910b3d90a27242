// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QString>
#include <QStringList>

namespace plt {

/// A picture of the player's own as it was read, small enough to work with; or why there is none.
struct PictureFile {
    QImage image;     ///< opaque and upright; null if there is a problem
    QString problem;  ///< a whole sentence for the player; empty if there is an image
    QString note;     ///< what else should be known of it: that it moves; may be empty
};

/// What a game needs of a picture.
struct PictureNeeds {
    int largestSide = 1600;     ///< in pixels: what is larger is made smaller in its shape
    int smallestSide = 1;       ///< in pixels: what is smaller on a side is refused
    QColor ground = Qt::white;  ///< lies under what is transparent
};

/// Largest file that readPictureFile() reads, in bytes.
constexpr qint64 largestPictureFile = 64 * 1024 * 1024;
/// Most pixels of a picture that is read.
constexpr qint64 mostPicturePixels = 100'000'000;

/// Reads a picture from any bytes whatever, in all formats that Qt knows. Of one that moves it takes the
/// first frame, a photo is turned upright. What says that it is huge is refused before it takes memory.
PLT_API PictureFile readPicture(const QByteArray& bytes, const PictureNeeds& needs = {});
/// The same of a file. What is no regular file is refused without reading it, so this never blocks on one.
PLT_API PictureFile readPictureFile(const QString& path, const PictureNeeds& needs = {});
/// The same of a picture that is one already: from the clipboard, or dropped.
PLT_API PictureFile takePicture(const QImage& image, const PictureNeeds& needs = {});

/// Endings of the pictures that can be read, without the point, lower case; png comes first.
PLT_API QStringList pictureEndings();
/// The same as a file dialog takes them: "Pictures (*.png *.jpg)".
PLT_API QString pictureFilter();

}  // namespace plt
