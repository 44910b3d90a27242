// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QString>
#include <QStringList>

namespace plt {

/// A picture from the player, read and scaled down, or the reason why there is none.
struct PictureFile {
    QImage image;     ///< opaque and upright; null if there is a problem
    QString problem;  ///< a complete sentence for the player; empty if there is an image
    QString note;     ///< further information, such as that only the first frame is used; may be empty
};

/// Requirements of a game for a picture.
struct PictureRequirements {
    int largestSide = 1600;     ///< in pixels; larger pictures are scaled down, keeping the aspect ratio
    int smallestSide = 1;       ///< in pixels; pictures with a shorter side are refused
    QColor ground = Qt::white;  ///< background of transparent pictures
};

/// Size of the largest file that readPictureFile() reads, in bytes.
constexpr qint64 largestPictureFile = 64 * 1024 * 1024;
/// Number of pixels of the largest picture that is read.
constexpr qint64 maximumPicturePixels = 100'000'000;

/// Reads a picture from untrusted bytes in any format that Qt supports. Reads the first frame of animations
/// and turns photos upright. A picture that declares a huge size is refused before memory is allocated.
PLT_API PictureFile readPicture(const QByteArray& bytes, const PictureRequirements& needs = {});
/// Reads a picture from a file. Refuses everything but regular files without opening it, so this never
/// blocks.
PLT_API PictureFile readPictureFile(const QString& path, const PictureRequirements& needs = {});
/// Converts an image that is in memory already: from the clipboard, or dropped.
PLT_API PictureFile pictureFromImage(const QImage& image, const PictureRequirements& needs = {});

/// Returns the file extensions of the supported formats in lower case, without a dot; png comes first.
PLT_API QStringList pictureSuffixes();
/// Returns the extensions as a filter for file dialogs: "Pictures (*.png *.jpg)".
PLT_API QString pictureFilter();

}  // namespace plt
