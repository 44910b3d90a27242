// SPDX-License-Identifier: MIT
#include "slidey/pictures/picture.h"

#include <QPainter>
#include <QRect>
#include <QSvgRenderer>

namespace slidey {

Cut Cut::of(QSize picture, int columns, int rows) {
    Cut cut;
    cut.tile = {picture.width() / columns, picture.height() / rows};
    cut.cutOff = {picture.width() % columns, picture.height() % rows};
    cut.whole_ = picture - cut.cutOff;
    return cut;
}

Picture Picture::drawing(const QString& file, QSize size) {
    Picture picture;
    picture.file_ = file;
    picture.size_ = size;
    return picture;
}

Picture Picture::pixels(const QImage& image) {
    Picture picture;
    picture.image_ = image;
    return picture;
}

qreal Picture::tileAspect(int columns, int rows) const {
    if (!file_.isEmpty()) return qreal(size_.height()) / rows / (qreal(size_.width()) / columns);
    if (image_.isNull()) return 1;
    const QSize tile = Cut::of(image_.size(), columns, rows).tile;
    return qreal(tile.height()) / tile.width();
}

QImage Picture::cutTo(QSize size, int columns, int rows) const {
    QImage image(size, QImage::Format_RGB32);
    if (size.isEmpty()) return image;
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!file_.isEmpty()) {
        QSvgRenderer(file_).render(&painter, QRectF(QPointF(), size));
    } else if (!image_.isNull()) {
        const QRect whole(QPoint(), Cut::of(image_.size(), columns, rows).whole());
        painter.drawImage(0, 0,
                          image_.copy(whole).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return image;
}

}  // namespace slidey
