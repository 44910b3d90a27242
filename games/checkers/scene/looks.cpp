// SPDX-License-Identifier: MIT
#include "checkers/scene/looks.h"

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

QPainterPath crown() {
    QPainterPath path;
    path.moveTo(-0.66, 0.34);
    path.lineTo(-0.82, -0.42);
    path.lineTo(-0.36, -0.06);
    path.lineTo(0, -0.68);
    path.lineTo(0.36, -0.06);
    path.lineTo(0.82, -0.42);
    path.lineTo(0.66, 0.34);
    path.closeSubpath();
    path.addRect(QRectF(-0.66, 0.45, 1.32, 0.22));
    for (const QPointF& tip : {QPointF(-0.82, -0.48), QPointF(0, -0.76), QPointF(0.82, -0.48)})
        path.addEllipse(tip, 0.12, 0.12);
    path.setFillRule(Qt::WindingFill);
    return path;
}

}  // namespace checkers
