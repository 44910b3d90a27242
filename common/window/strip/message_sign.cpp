// SPDX-License-Identifier: MIT
#include "common/window/strip/message_sign.h"

#include "common/look/colours.h"

#include <QPainter>
#include <QPainterPath>

namespace plt {

MessageSign::MessageSign() {
    setFixedSize(20, 20);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void MessageSign::setKind(MessageKind kind) {
    kind_ = kind;
    update();
}

void MessageSign::paintEvent(QPaintEvent*) {
    using Kind = MessageKind;
    const Role role = kind_ == Kind::good ? Role::good : kind_ == Kind::bad ? Role::bad : Role::accent;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(role, palette()));
    painter.drawEllipse(QRectF(1, 1, 18, 18));
    QPen pen(isDark(palette()) ? QColor(0x23, 0x24, 0x2F) : QColor(Qt::white), 2.2, Qt::SolidLine,
             Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QPainterPath path;
    switch (kind_) {
        case Kind::good:
            path.moveTo(5.5, 10.5);
            path.lineTo(8.8, 13.8);
            path.lineTo(14.5, 6.8);
            break;
        case Kind::bad:
            path.moveTo(6.5, 6.5);
            path.lineTo(13.5, 13.5);
            path.moveTo(13.5, 6.5);
            path.lineTo(6.5, 13.5);
            break;
        case Kind::hint:  // a lamp
            path.addEllipse(QRectF(6, 4, 8, 8));
            path.moveTo(8.5, 14.2);
            path.lineTo(11.5, 14.2);
            break;
        default:
            path.moveTo(10, 9.2);
            path.lineTo(10, 14.5);
            path.moveTo(10, 5.6);
            path.lineTo(10, 5.8);
    }
    painter.drawPath(path);
}

}  // namespace plt
