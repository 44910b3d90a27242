// SPDX-License-Identifier: MIT
#include "slidey/pictures/picture_file.h"

#include "slidey/board/position.h"

#include <algorithm>

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>

namespace slidey {

namespace {

/// The longer side of a picture that is kept.
constexpr int largestSide = 1600;
/// A picture has a pixel for every tile of the largest board.
constexpr int smallestSide = mostTiles;
constexpr qint64 mostPixels = 100'000'000;
/// What a large picture may take in memory while it is read, in megabytes.
constexpr int megabytes = 512;
/// From so many bytes on a picture is kept with some loss.
constexpr qsizetype largestLossless = 1'500'000;

OwnPicture refused(const QString& problem) {
    return {{}, problem};
}

QString tooLarge(QSize size) {
    return QCoreApplication::translate("slidey::OwnPicture",
                                       "The picture is too large: in pixels it is %L1 × %L2. At most 100 "
                                       "million pixels can be cut into tiles.")
        .arg(size.width())
        .arg(size.height());
}

bool isTooLarge(QSize size) {
    return qint64(size.width()) * size.height() > mostPixels;
}

}  // namespace

OwnPicture takePicture(const QImage& image) {
    if (image.isNull())
        return refused(
            QCoreApplication::translate("slidey::OwnPicture", "There is no picture in it that can be read."));
    if (isTooLarge(image.size())) return refused(tooLarge(image.size()));
    if (std::min(image.width(), image.height()) < smallestSide)
        return refused(QCoreApplication::translate(
                           "slidey::OwnPicture",
                           "The picture is too small to be cut into tiles: in pixels it is %L1 × %L2, "
                           "and each side must be at least %L3.")
                           .arg(image.width())
                           .arg(image.height())
                           .arg(smallestSide));
    QSize size = image.size();
    if (std::max(size.width(), size.height()) > largestSide)
        size.scale(largestSide, largestSide, Qt::KeepAspectRatio);
    size = size.expandedTo({smallestSide, smallestSide});
    QImage plain(size, QImage::Format_RGB32);
    plain.fill(QColor(0xFA, 0xF7, 0xF0));
    QPainter painter(&plain);
    painter.drawImage(0, 0, image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return {plain, {}};
}

OwnPicture readPicture(const QByteArray& bytes) {
    if (bytes.isEmpty())
        return refused(QCoreApplication::translate("slidey::OwnPicture", "The file is empty."));
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead())
        return refused(
            QCoreApplication::translate("slidey::OwnPicture", "There is no picture in it that can be read."));
    QSize size = reader.size();
    // What says how large it is is refused before it takes that memory.
    if (size.isValid() && isTooLarge(size)) return refused(tooLarge(size));
    const int limit = QImageReader::allocationLimit();
    QImageReader::setAllocationLimit(megabytes);
    const QImage image = reader.read();
    QImageReader::setAllocationLimit(limit);
    if (image.isNull())
        return refused(QCoreApplication::translate("slidey::OwnPicture", "The picture is damaged: %1.")
                           .arg(reader.errorString()));
    return takePicture(image);
}

QByteArray bytesOf(const QImage& image) {
    const auto written = [&](const char* format, int quality) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QImageWriter writer(&buffer, format);
        writer.setQuality(quality);
        return writer.write(image) ? bytes : QByteArray();
    };
    QByteArray bytes = written("png", -1);
    if (bytes.size() > largestLossless)
        if (const QByteArray smaller = written("jpeg", 92); !smaller.isEmpty()) bytes = smaller;
    return bytes;
}

QString PictureFormat::name() const {
    return tr("Pictures");
}

QStringList PictureFormat::endings() const {
    QStringList all;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        all << QString::fromLatin1(format).toLower();
    // The one that a player looks for comes first.
    all.removeAll(QStringLiteral("png"));
    all.prepend(QStringLiteral("png"));
    all.removeDuplicates();
    return all;
}

plt::DocumentContents PictureFormat::read(const QByteArray& bytes) {
    const auto own = readPicture(bytes);
    if (!own.problem.isEmpty()) return {{}, {{0, own.problem}}};
    return {{{tr("Picture"), [show = show_, image = own.image] { show(image); }}}, {}};
}

}  // namespace slidey
