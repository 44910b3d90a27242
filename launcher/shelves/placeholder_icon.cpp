// SPDX-License-Identifier: MIT
#include "launcher/shelves/placeholder_icon.h"

#include <QLinearGradient>
#include <QPainter>

namespace plt {

QPixmap placeholderIcon(int side, qreal pixelRatio) {
    QPixmap picture((QSizeF(side, side) * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double unit = 64;
    painter.scale(side / unit, side / unit);

    const QRectF face(8, 8, 48, 48);
    QLinearGradient light(face.topLeft(), face.bottomRight());
    light.setColorAt(0, QColor(0xF4, 0xF1, 0xEA));
    light.setColorAt(1, QColor(0xCF, 0xCA, 0xC0));
    painter.setPen(QPen(QColor(0x8A, 0x85, 0x7B), 2.5));
    painter.setBrush(light);
    painter.drawRoundedRect(face, 10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x6E, 0x6A, 0x80));
    for (const QPointF spot : {QPointF(21, 21), QPointF(43, 43), QPointF(32, 32)})
        painter.drawEllipse(spot, 5, 5);
    return picture;
}

}  // namespace plt
