// SPDX-License-Identifier: MIT
#include "paint-by-numbers/importing/picture_file.h"

#include <algorithm>

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>

namespace paint_by_numbers {

namespace {

/// More is seen of no picture that becomes a board.
constexpr int largestPictureSide = 1200;
constexpr qint64 mostPixels = 100'000'000;
/// What a large picture may take in memory while it is read, in megabytes.
constexpr int megabytes = 512;

class Words {
    Q_DECLARE_TR_FUNCTIONS(paint_by_numbers::PictureFile)

  public:
    static QString none() { return tr("There is no picture in it that can be read."); }
    static QString empty() { return tr("The file is empty."); }
    static QString damaged(const QString& reason) { return tr("The picture is damaged: %1.").arg(reason); }
    static QString moves() { return tr("The picture moves. Its first moment is taken."); }
    static QString tooLarge(QSize size) {
        return tr("The picture is too large: in pixels it is %L1 × %L2, and 100 million can be read.")
            .arg(size.width())
            .arg(size.height());
    }
};

bool isTooLarge(QSize size) {
    return qint64(size.width()) * size.height() > mostPixels;
}

}  // namespace

QStringList pictureEndings() {
    QStringList all;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        all << QString::fromLatin1(format).toLower();
    // The one that a player looks for comes first.
    all.removeAll(QStringLiteral("png"));
    all.prepend(QStringLiteral("png"));
    all.removeDuplicates();
    return all;
}

PictureFile takePicture(const QImage& image) {
    if (image.isNull()) return {{}, Words::none(), {}};
    if (isTooLarge(image.size())) return {{}, Words::tooLarge(image.size()), {}};
    QSize size = image.size();
    if (std::max(size.width(), size.height()) > largestPictureSide)
        size.scale(largestPictureSide, largestPictureSide, Qt::KeepAspectRatio);
    size = size.expandedTo({1, 1});
    QImage plain(size, QImage::Format_RGB32);
    plain.fill(Qt::white);
    QPainter painter(&plain);
    painter.drawImage(
        0, 0,
        size == image.size() ? image : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return {plain, {}, {}};
}

PictureFile readPictureFile(const QByteArray& bytes) {
    if (bytes.isEmpty()) return {{}, Words::empty(), {}};
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead()) return {{}, Words::none(), {}};
    const QSize size = reader.size();
    if (size.isValid() && isTooLarge(size)) return {{}, Words::tooLarge(size), {}};
    const bool moves = reader.supportsAnimation() && reader.imageCount() != 1;
    const int limit = QImageReader::allocationLimit();
    QImageReader::setAllocationLimit(megabytes);
    const QImage image = reader.read();
    QImageReader::setAllocationLimit(limit);
    if (image.isNull()) return {{}, Words::damaged(reader.errorString()), {}};
    // Where the number of moments is not told, there is another one or not.
    const bool hasMore = moves && (reader.imageCount() > 1 || reader.canRead());
    auto taken = takePicture(image);
    if (hasMore) taken.note = Words::moves();
    return taken;
}

}  // namespace paint_by_numbers
