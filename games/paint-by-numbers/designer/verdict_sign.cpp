// SPDX-License-Identifier: MIT
#include "paint-by-numbers/designer/verdict_sign.h"

#include "common/look/colours.h"

#include <QPainter>
#include <QPainterPath>

namespace paint_by_numbers {

namespace {

constexpr int signSide = 30;

QPainterPath signOf(VerdictSign::Kind kind) {
    QPainterPath path;
    switch (kind) {
        case VerdictSign::Kind::pending:
            for (const qreal x : {9.0, 15.0, 21.0}) path.addEllipse(QPointF(x, 15), 0.6, 0.6);
            break;
        case VerdictSign::Kind::good:
            path.moveTo(8.5, 15.5);
            path.lineTo(13, 20);
            path.lineTo(21.5, 10.5);
            break;
        case VerdictSign::Kind::hard:
            path.moveTo(8, 17);
            path.cubicTo(11, 8, 18, 22, 22, 13);
            break;
        case VerdictSign::Kind::several:
            path.moveTo(9, 12);
            path.lineTo(21, 12);
            path.moveTo(9, 18);
            path.lineTo(21, 18);
            path.moveTo(18, 8.5);
            path.lineTo(12, 21.5);
            break;
        case VerdictSign::Kind::none:
            path.moveTo(10, 10);
            path.lineTo(20, 20);
            path.moveTo(20, 10);
            path.lineTo(10, 20);
            break;
    }
    return path;
}

plt::Role roleOf(VerdictSign::Kind kind) {
    switch (kind) {
        case VerdictSign::Kind::good:
            return plt::Role::good;
        case VerdictSign::Kind::hard:
            return plt::Role::accent;
        case VerdictSign::Kind::several:
        case VerdictSign::Kind::none:
            return plt::Role::bad;
        case VerdictSign::Kind::pending:
            break;
    }
    return plt::Role::cell;
}

}  // namespace

VerdictSign::VerdictSign(QWidget* parent) : QWidget(parent) {
    setFixedSize(signSide, signSide);
}

void VerdictSign::setKind(Kind kind) {
    if (kind == kind_) return;
    kind_ = kind;
    update();
}

void VerdictSign::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = plt::colour(roleOf(kind_), palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    const QColor ink = plt::contrast(fill, Qt::white) >= 3 ? QColor(Qt::white) : QColor(0x1B, 0x1C, 0x26);
    painter.setPen(QPen(ink, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(signOf(kind_));
}

}  // namespace paint_by_numbers
