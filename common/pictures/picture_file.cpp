// SPDX-License-Identifier: MIT
#include "common/pictures/picture_file.h"

#include "common/pictures/drawings/drawing_safety.h"
#include "common/storage/player/player_files.h"

#include <algorithm>

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QPainter>

namespace plt {

namespace {

/// Memory limit for reading a large picture, in megabytes: all its pixels and some more.
constexpr int megabytes = 512;

class Words {
    Q_DECLARE_TR_FUNCTIONS(plt::PictureFile)

  public:
    static QString pictures() { return tr("Pictures"); }
    static QString none() { return tr("There is no picture in it that can be read."); }
    static QString empty() { return tr("The file is empty."); }
    static QString noFile() { return tr("It is not a file that can be read."); }
    static QString largeFile() {
        return tr("The file is larger than %1, which is too large for a picture.")
            .arg(QLocale().formattedDataSize(largestPictureFile, 0));
    }
    static QString damaged(const QString& reason) { return tr("The picture is damaged: %1.").arg(reason); }
    static QString wildDrawing() {
        return tr("The drawing cannot be used: it refers to other files, or repeats its parts too often.");
    }
    static QString moves() { return tr("The picture moves. Its first moment is taken."); }
    static QString tooLarge(QSize size) {
        return tr("The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be "
                  "read.")
            .arg(size.width())
            .arg(size.height());
    }
    static QString tooSmall(QSize size, int smallest) {
        return tr("The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.")
            .arg(size.width())
            .arg(size.height())
            .arg(smallest);
    }
};

PictureFile refused(const QString& problem) {
    return {{}, problem, {}};
}

bool isTooLarge(QSize size) {
    return qint64(size.width()) * size.height() > maximumPicturePixels;
}

/// Returns the format that the bytes claim to be: "png", "svg", "svgz"; empty if no reader accepts them.
QByteArray formatOf(QByteArray& bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return QImageReader::imageFormat(&buffer);
}

/// Returns an error message if a drawing cannot be read; empty if it can. Unpacks the drawing.
QString drawingProblem(QByteArray& bytes) {
    const auto svg = unpackedDrawing(bytes);
    if (!svg) return Words::none();
    bytes = *svg;
    switch (drawingFault(bytes)) {
        case DrawingFault::none:
            return {};
        case DrawingFault::notADrawing:
            return Words::none();
        default:
            return Words::wildDrawing();
    }
}

/// Sets the memory limit of Qt's image readers for its lifetime.
class MemoryForPictures {
  public:
    MemoryForPictures() { QImageReader::setAllocationLimit(megabytes); }
    ~MemoryForPictures() { QImageReader::setAllocationLimit(before_); }
    Q_DISABLE_COPY_MOVE(MemoryForPictures)

  private:
    const int before_ = QImageReader::allocationLimit();
};

}  // namespace

PictureFile pictureFromImage(const QImage& image, const PictureRequirements& needs) {
    if (image.isNull()) return refused(Words::none());
    if (isTooLarge(image.size())) return refused(Words::tooLarge(image.size()));
    if (std::min(image.width(), image.height()) < needs.smallestSide)
        return refused(Words::tooSmall(image.size(), needs.smallestSide));
    QSize size = image.size();
    if (std::max(size.width(), size.height()) > needs.largestSide)
        size.scale(needs.largestSide, needs.largestSide, Qt::KeepAspectRatio);
    const int smallest = std::max(1, needs.smallestSide);
    size = size.expandedTo({smallest, smallest});
    QImage plain(size, QImage::Format_RGB32);
    plain.fill(needs.ground);
    QPainter painter(&plain);
    painter.drawImage(
        0, 0,
        size == image.size() ? image : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.end();
    return {plain, {}, {}};
}

PictureFile readPicture(const QByteArray& bytes, const PictureRequirements& needs) {
    if (bytes.isEmpty()) return refused(Words::empty());
    QByteArray readable = bytes;
    if (formatOf(readable).startsWith("svg")) {
        if (const QString problem = drawingProblem(readable); !problem.isEmpty()) return refused(problem);
    }
    QBuffer buffer(&readable);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead()) return refused(Words::none());
    const QSize size = reader.size();
    if (size.isValid() && isTooLarge(size)) return refused(Words::tooLarge(size));
    const bool mayMove = reader.supportsAnimation() && reader.imageCount() != 1;
    const MemoryForPictures memory;
    const QImage image = reader.read();
    if (image.isNull()) return refused(Words::damaged(reader.errorString()));
    // Without a known number of frames, see if there is another one.
    const bool moves = mayMove && (reader.imageCount() > 1 || reader.canRead());
    auto taken = pictureFromImage(image, needs);
    if (moves && taken.problem.isEmpty()) taken.note = Words::moves();
    return taken;
}

PictureFile readPictureFile(const QString& path, const PictureRequirements& needs) {
    const QFileInfo info(path);
    if (!info.isFile()) return refused(Words::noFile());
    if (info.size() > largestPictureFile) return refused(Words::largeFile());
    QString problem;
    const auto file = openPlayerFile(path, &problem);
    if (file == nullptr) return refused(problem);
    const QByteArray bytes = file->read(largestPictureFile + 1);
    if (bytes.size() > largestPictureFile) return refused(Words::largeFile());
    return readPicture(bytes, needs);
}

QStringList pictureSuffixes() {
    QStringList all;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        all << QString::fromLatin1(format).toLower();
    // The format that players expect comes first.
    all.removeAll(QStringLiteral("png"));
    all.prepend(QStringLiteral("png"));
    all.removeDuplicates();
    return all;
}

QString pictureFilter() {
    QStringList patterns;
    for (const QString& ending : pictureSuffixes()) patterns << QStringLiteral("*.") + ending;
    return QStringLiteral("%1 (%2)").arg(Words::pictures(), patterns.join(QLatin1Char(' ')));
}

}  // namespace plt
