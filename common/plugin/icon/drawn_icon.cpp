// SPDX-License-Identifier: MIT
#include "common/plugin/icon/drawn_icon.h"

#include "common/language/stream/message_stream.h"
#include "common/plugin/icon/icon_file.h"
#include "common/storage/files.h"
#include "common/system/files/regular_file.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QStandardPaths>

namespace plt {

namespace {

/// The largest picture that is cached or sent, in device pixels; a hundred times a button's icon.
constexpr int largestSide = 1024;
/// Changes whenever the same file would be drawn or stored differently.
const QByteArray signature = QByteArrayLiteral("plt-games icon 2 " QT_VERSION_STR);

QString keptFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/icons");
}

/// Returns the cache file for this content; empty when there is no such icon file.
QString keptFile(const IconRequest& request) {
    const QFileInfo file(request.path);
    if (!file.isFile()) return {};
    QByteArray key;
    QDataStream out(&key, QIODevice::WriteOnly);
    out << signature << file.absoluteFilePath() << file.size() << file.lastModified().toMSecsSinceEpoch()
        << file.metadataChangeTime().toMSecsSinceEpoch() << request.side << request.pixelRatio;
    const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex();
    return keptFolder() + u'/' + QLatin1String(hash);
}

/// Decodes an icon; a null image when that fails.
DrawnIcon read(QIODevice* device, const QByteArray& format, int side, qreal pixelRatio) {
    QImageReader reader(device, format);
    const bool isDrawing = reader.format().startsWith("svg");
    const QSizeF natural = reader.size();
    if (natural.isEmpty()) return {};
    const double fit = side / std::max(natural.width(), natural.height());
    const double scale = (isDrawing ? fit : std::min(1.0, fit));
    // A raster picture that is small in logical pixels may still have device pixels to show.
    const double most = isDrawing ? scale * pixelRatio : std::min(1.0, scale * pixelRatio);
    const QSize size(std::max(1, static_cast<int>(std::lround(natural.width() * most))),
                     std::max(1, static_cast<int>(std::lround(natural.height() * most))));
    if (isDrawing) reader.setScaledSize(size);
    QImage image = reader.read();
    if (image.isNull()) return {};
    if (image.size() != size) image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const double shownWidth = natural.width() * scale;
    image = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(std::max(1.0, size.width() / std::max(1.0, shownWidth)));
    return {image, {}};
}

}  // namespace

QDataStream& operator<<(QDataStream& out, const IconRequest& request) {
    return out << request.path << request.side << request.pixelRatio;
}

QDataStream& operator>>(QDataStream& in, IconRequest& request) {
    return in >> request.path >> request.side >> request.pixelRatio;
}

/// Raw pixels: reading them back takes no plugin and no time.
QDataStream& operator<<(QDataStream& out, const DrawnIcon& icon) {
    const QImage& image = icon.image;
    out << icon.problem << image.width() << image.height() << image.devicePixelRatio();
    for (int y = 0; y < image.height(); ++y)
        out.writeRawData(reinterpret_cast<const char*>(image.constScanLine(y)), image.width() * 4);
    return out;
}

QDataStream& operator>>(QDataStream& in, DrawnIcon& icon) {
    icon = {};
    Message problem;
    int width = 0;
    int height = 0;
    qreal pixelRatio = 1;
    in >> problem >> width >> height >> pixelRatio;
    if (in.status() != QDataStream::Ok) return in;
    if (width == 0 && height == 0) {
        icon.problem = problem;
        return in;
    }
    if (width < 1 || height < 1 || std::max(width, height) > largestSide || !(pixelRatio >= 1)) {
        in.setStatus(QDataStream::ReadCorruptData);
        return in;
    }
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        if (in.readRawData(reinterpret_cast<char*>(image.scanLine(y)), width * 4) == width * 4) continue;
        in.setStatus(QDataStream::ReadPastEnd);
        return in;
    }
    image.setDevicePixelRatio(pixelRatio);
    icon = {image, problem};
    return in;
}

DrawnIcon drawIcon(const IconRequest& request) {
    const SmallFile file = readSmallFile(request.path, largestIconFile);
    if (const Message problem = iconProblem(request.path); !problem.empty()) return {{}, problem};
    QByteArray bytes = file.bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const bool isDrawing = request.path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    DrawnIcon icon =
        read(&buffer, isDrawing ? QByteArrayLiteral("svg") : QByteArray(), request.side, request.pixelRatio);
    if (icon.image.isNull()) icon.problem = undrawableIcon(request.path);
    return icon;
}

std::optional<DrawnIcon> knownIcon(const IconRequest& request) {
    const QString path = keptFile(request);
    QFile file(path);
    constexpr qint64 largest = largestSide * largestSide * 4 + 4096;
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly) || file.size() > largest) return std::nullopt;
    QDataStream in(file.readAll());
    QByteArray found;
    DrawnIcon icon;
    in >> found >> icon;
    if (found != signature || in.status() != QDataStream::Ok) return std::nullopt;
    return icon;
}

void storeIcon(const IconRequest& request, const DrawnIcon& icon) {
    const QString path = keptFile(request);
    if (path.isEmpty() || !QDir().mkpath(keptFolder())) return;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << signature << icon;
    // After a failed write the icon is drawn again at the next start.
    (void)storage::writeFile(path, bytes);
}

void removeOldIcons() {
    constexpr qsizetype most = 4000;
    const QDir folder(keptFolder());
    const QStringList files = folder.entryList(QDir::Files, QDir::Time);
    for (qsizetype i = most; i < files.size(); ++i) QFile::remove(folder.filePath(files[i]));
}

}  // namespace plt
