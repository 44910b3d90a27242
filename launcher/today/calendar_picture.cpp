// SPDX-License-Identifier: MIT
#include "launcher/today/calendar_picture.h"

#include <QDate>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace plt {

QPixmap calendarPicture(QDate day, int side, qreal pixelRatio) {
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double units = 48;
    painter.scale(side / units, side / units);
    const QColor paper(0xFA, 0xF8, 0xF2);
    const QColor ink(0x33, 0x2F, 0x38);
    const QColor head(0xC2, 0x4A, 0x3E);
    const QRectF leaf(5, 7, 38, 37);
    QPainterPath outline;
    outline.addRoundedRect(leaf, 5, 5);
    painter.fillPath(outline, paper);
    painter.setClipPath(outline);
    painter.fillRect(QRectF(5, 7, 38, 10), head);
    painter.setClipping(false);
    painter.setPen(QPen(ink, 1.5));
    painter.drawPath(outline);
    painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {15.0, 33.0}) painter.drawLine(QPointF(x, 4.5), QPointF(x, 10.5));
    QFont font;
    constexpr int numberSize = 21;
    font.setPixelSize(numberSize);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRectF(5, 17, 38, 27), Qt::AlignCenter, QLocale().toString(day.day()));
    return picture;
}

}  // namespace plt
