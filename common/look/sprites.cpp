// SPDX-License-Identifier: MIT
#include "common/look/sprites.h"

#include <QPainter>

namespace plt {

const QPixmap& Sprites::get(quint64 key, QSize size, qreal devicePixelRatio,
                            const std::function<void(QPainter&, const QRectF&)>& paint) {
    if (size != size_ || !qFuzzyCompare(devicePixelRatio, ratio_)) {
        pictures_.clear();
        size_ = size;
        ratio_ = devicePixelRatio;
    }
    QPixmap& picture = pictures_[key];
    if (picture.isNull()) {
        picture = QPixmap((QSizeF(size) * devicePixelRatio).toSize().expandedTo(QSize(1, 1)));
        picture.setDevicePixelRatio(devicePixelRatio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, QRectF(QPointF(0, 0), QSizeF(size)));
    }
    return picture;
}

void Sprites::draw(QPainter& painter, const QRectF& box, quint64 key,
                   const std::function<void(QPainter&, const QRectF&)>& paint) {
    const QSize pixels = (box.size() * painter.device()->devicePixelRatioF()).toSize();
    const QPixmap& picture = get(key, pixels.expandedTo({1, 1}), 1, paint);
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

}  // namespace plt
