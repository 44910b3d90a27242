// SPDX-License-Identifier: MIT
#include "memory/table/face.h"

#include "common/language/translated.h"
#include "memory/pictures.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

namespace memory {

namespace {

constexpr double smallestLetters = 7;  // pixels

}  // namespace

void drawPicture(QPainter& painter, const QRectF& box, int picture) {
    QSvgRenderer drawing(QStringLiteral(":/memory/%1.svg").arg(QLatin1String(pictureFile(picture))));
    const double side = std::min(box.width(), box.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(box.center());
    drawing.render(&painter, square);
}

void drawFace(QPainter& painter, const QRectF& card, int picture, bool named) {
    QRectF box = card.adjusted(card.width() * 0.07, 0, -card.width() * 0.07, 0);
    QFont font = QApplication::font();
    const double letters = card.height() * 0.088;
    if (!named || letters < smallestLetters) {
        drawPicture(painter, box, picture);
        return;
    }
    QRectF line = card.adjusted(card.width() * 0.06, 0, -card.width() * 0.06, -card.height() * 0.055);
    line.setTop(line.bottom() - letters * 1.3);
    box.setTop(card.top() + card.height() * 0.06);
    box.setBottom(line.top() - card.height() * 0.03);
    drawPicture(painter, box, picture);
    const QString name = plt::translated(pictureName(picture));
    font.setPixelSize(qRound(letters));
    const double width = QFontMetricsF(font).horizontalAdvance(name);
    if (width > line.width())
        font.setPixelSize(std::max(6, static_cast<int>(letters * line.width() / width)));
    painter.setFont(font);
    painter.setPen(QColor(0x2B, 0x2D, 0x42));
    painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip, name);
}

}  // namespace memory
