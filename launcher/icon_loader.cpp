// SPDX-License-Identifier: MIT
#include "launcher/icon_loader.h"

#include "common/plugin/folder/icon_file.h"
#include "common/plugin/folder/regular_file.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QFile>
#include <QImageReader>

namespace plt {

namespace {

QImage read(QIODevice* device, const QByteArray& format, int side, qreal pixelRatio) {
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
    image.setDevicePixelRatio(std::max(1.0, size.width() / std::max(1.0, shownWidth)));
    return image;
}

/// The part of an IconLoader that lives in its thread.
class IconWorker : public QObject {
    Q_OBJECT

  public:
    void render(const QString& path, int side, qreal pixelRatio) {
        if (QThread::currentThread()->isInterruptionRequested()) return;
        QImage image = path.isEmpty() ? QImage() : renderIcon(path, side, pixelRatio);
        if (image.isNull()) image = placeholderIcon(side, pixelRatio);
        Q_EMIT rendered(path, pixelRatio, image);
    }

  Q_SIGNALS:
    void rendered(const QString& path, qreal pixelRatio, const QImage& image);
};

}  // namespace

QImage renderIcon(const QString& path, int side, qreal pixelRatio) {
    const SmallFile file = readSmallFile(path, largestIconFile);
    if (file.outcome != SmallFile::Outcome::Read || !iconProblem(path).isEmpty()) return {};
    QBuffer buffer;
    buffer.setData(file.bytes);
    buffer.open(QIODevice::ReadOnly);
    const bool isDrawing = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    return read(&buffer, isDrawing ? QByteArrayLiteral("svg") : QByteArray(), side, pixelRatio);
}

QImage placeholderIcon(int side, qreal pixelRatio) {
    QFile file(QStringLiteral(":/launcher/unknown-game.svg"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return read(&file, QByteArrayLiteral("svg"), side, pixelRatio);
}

IconLoader::IconLoader(QObject* parent) : QObject(parent) {
    auto worker = std::make_unique<IconWorker>();
    connect(this, &IconLoader::requested, worker.get(), &IconWorker::render);
    connect(worker.get(), &IconWorker::rendered, this, &IconLoader::loaded);
    thread_ =
        std::make_unique<WorkerThread>(QStringLiteral("icons"), std::move(worker), QThread::LowPriority);
}

void IconLoader::request(const QString& path, int side, qreal pixelRatio) {
    Q_EMIT requested(path, side, pixelRatio);
}

}  // namespace plt

#include "icon_loader.moc"
