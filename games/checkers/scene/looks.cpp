// SPDX-License-Identifier: MIT
#include "checkers/scene/looks.h"

#include <QPainter>
#include <QPainterPath>

namespace checkers {

Looks looksOf(PieceSet set) {
    switch (set) {
        case PieceSet::redAndWhite:
            return {QColor(0xE0, 0x52, 0x42), QColor(0xF6, 0xEC, 0xD6), QColor(0x4A, 0x33, 0x25),
                    QColor(0xD8, 0xBC, 0x90)};
        case PieceSet::redAndBlack:
            return {QColor(0x9E, 0x1B, 0x18), QColor(0x26, 0x26, 0x30), QColor(0xC9, 0xAB, 0x7A),
                    QColor(0xF0, 0xE2, 0xC4)};
        case PieceSet::darkAndLight:
            break;
    }
    return {QColor(0x33, 0x29, 0x26), QColor(0xF3, 0xEA, 0xD8), QColor(0x9C, 0x76, 0x4E),
            QColor(0xE3, 0xCB, 0xA0)};
}

namespace {

/// Returns the crown within -1 to 1, y down.
QPainterPath crownForm() {
    QPainterPath path;
    path.moveTo(-0.62, 0.36);
    path.lineTo(-0.78, -0.38);
    path.lineTo(-0.36, -0.04);
    path.lineTo(0, -0.62);
    path.lineTo(0.36, -0.04);
    path.lineTo(0.78, -0.38);
    path.lineTo(0.62, 0.36);
    path.lineTo(0.62, 0.66);
    path.lineTo(-0.62, 0.66);
    path.closeSubpath();
    for (const QPointF& tip : {QPointF(-0.78, -0.42), QPointF(0, -0.7), QPointF(0.78, -0.42)}) {
        QPainterPath ball;
        ball.addEllipse(tip, 0.13, 0.13);
        path |= ball;
    }
    return path;
}

}  // namespace

const QImage& crown() {
    static const QImage picture = [] {
        constexpr int side = 256;
        const QColor gold(0xFF, 0xD9, 0x8A);
        const QColor outline(0x4A, 0x30, 0x00);
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(side / 2.0, side / 2.0);
        painter.scale(side / 2.0, side / 2.0);
        painter.setPen(QPen(outline, 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(gold);
        painter.drawPath(crownForm());
        painter.drawLine(QPointF(-0.6, 0.38), QPointF(0.6, 0.38));
        return image;
    }();
    return picture;
}

}  // namespace checkers
