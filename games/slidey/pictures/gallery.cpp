// SPDX-License-Identifier: MIT
#include "slidey/pictures/gallery.h"

#include "slidey/pictures/picture_format.h"

#include <QBuffer>
#include <QImageWriter>

namespace slidey {

namespace {

/// The size in which all bundled pictures are drawn.
constexpr QSize bundledSize(900, 900);
/// Pictures of this many bytes and more are stored with lossy compression.
constexpr qsizetype largestLossless = 1'500'000;

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

}  // namespace

Gallery::Gallery() : attachments_(QStringLiteral("slidey")) {}

PictureName Gallery::store(const QImage& image) {
    return PictureName::own(attachments_.store(bytesOf(image)).toStdString());
}

Picture Gallery::picture(const PictureName& name) const {
    if (!name.isOwn())
        return Picture::drawing(QStringLiteral(":/slidey/%1.svg").arg(QString::fromStdString(name.text)),
                                bundledSize);
    const auto own =
        plt::readPicture(attachments_.read(QString::fromStdString(name.kept())), pictureRequirements());
    return own.problem.isEmpty() ? Picture::pixels(own.image) : Picture();
}

}  // namespace slidey
