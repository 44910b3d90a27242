// SPDX-License-Identifier: MIT
#include "tally-maze/picture/pumpkin_painter.h"

#include "common/look/colours.h"
#include "tally-maze/picture/looks.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace tally_maze {

namespace {

// Units of the picture: the pumpkin fills the square from -1 to 1.

constexpr QColor orange(0xEE, 0x86, 0x2C);
constexpr QColor rim(0x6E, 0x2C, 0x0C);
constexpr QColor carved(0x4A, 0x1C, 0x08);
constexpr QColor stemGreen(0x5B, 0x7D, 0x2E);

QPen rimPen(qreal width) {
    return {rim, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintStem(QPainter& painter, int leaves) {
    QPainterPath stem(QPointF(-0.13, -0.5));
    stem.quadTo({-0.1, -0.78}, {0.1, -0.96});
    stem.lineTo(0.26, -0.86);
    stem.quadTo({0.12, -0.72}, {0.15, -0.5});
    stem.closeSubpath();
    painter.setPen(rimPen(0.07));
    painter.setBrush(stemGreen);
    painter.drawPath(stem);
    painter.setBrush(plt::shaded(stemGreen, 0.22));
    for (int leaf = 0; leaf < leaves; ++leaf) {
        painter.save();
        painter.translate(0, -0.56);
        painter.scale(leaf == 0 ? -1 : 1, 1);
        QPainterPath blade(QPointF(0.1, 0));
        blade.quadTo({0.3, -0.4}, {0.72, -0.26});
        blade.quadTo({0.56, 0.1}, {0.1, 0});
        painter.drawPath(blade);
        painter.restore();
    }
}

void paintBody(QPainter& painter) {
    // The outer ribs first, and the middle one on top.
    struct Rib {
        qreal middle;
        qreal width;
        qreal height;
    };
    for (const auto& rib : {Rib{-0.58, 0.36, 0.56}, Rib{0.58, 0.36, 0.56}, Rib{-0.34, 0.4, 0.65},
                            Rib{0.34, 0.4, 0.65}, Rib{0, 0.36, 0.68}}) {
        QRadialGradient light(QPointF(rib.middle - 0.12, -0.25), 1.2);
        light.setColorAt(0, plt::shaded(orange, 0.3));
        light.setColorAt(0.4, orange);
        light.setColorAt(1, plt::shaded(orange, -0.34));
        // An outline that is stroked takes twice as long as one disc on another.
        const auto draw = [&](const QBrush& brush, qreal more) {
            painter.setBrush(brush);
            painter.drawEllipse(QPointF(rib.middle, 0.24), rib.width + more, rib.height + more);
        };
        constexpr qreal rimWidth = 0.065;
        painter.setPen(Qt::NoPen);
        draw(rim, rimWidth / 2);
        draw(light, -rimWidth / 2);
    }
}

void paintChaser(QPainter& painter) {
    QLinearGradient fire(0, -0.2, 0, 0.75);
    fire.setColorAt(0, QColor(0xFF, 0xF3, 0xB0));
    fire.setColorAt(1, QColor(0xFF, 0xC9, 0x3C));
    painter.setPen(QPen(carved, 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fire);
    for (const qreal side : {-1.0, 1.0})
        painter.drawPolygon(
            QPolygonF{QPointF(side * 0.66, -0.2), QPointF(side * 0.14, 0.06), QPointF(side * 0.58, 0.2)});
    painter.drawPolygon(QPolygonF{QPointF(-0.66, 0.36), QPointF(-0.36, 0.44), QPointF(-0.26, 0.33),
                                  QPointF(-0.12, 0.47), QPointF(0.12, 0.47), QPointF(0.26, 0.33),
                                  QPointF(0.36, 0.44), QPointF(0.66, 0.36), QPointF(0.42, 0.68),
                                  QPointF(0.2, 0.76), QPointF(0.08, 0.64), QPointF(-0.08, 0.64),
                                  QPointF(-0.2, 0.76), QPointF(-0.42, 0.68)});
}

void paintPlanner(QPainter& painter) {
    // Spectacles over carved eyes, one brow raised.
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF eye(side * 0.36, 0.06);
        painter.setPen(QPen(carved, 0.09));
        painter.setBrush(QColor(0xEA, 0xF6, 0xFF));
        painter.drawEllipse(eye, 0.29, 0.29);
        painter.setPen(Qt::NoPen);
        painter.setBrush(carved);
        painter.drawEllipse(eye + QPointF(0.08, -0.1), 0.12, 0.12);
    }
    painter.setPen(QPen(carved, 0.09, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.09, 0.04), QPointF(0.09, 0.04));
    painter.drawLine(QPointF(-0.65, 0), QPointF(-0.82, -0.08));
    painter.drawLine(QPointF(0.65, 0), QPointF(0.82, -0.08));
    QPainterPath mouth(QPointF(-0.2, 0.62));
    mouth.quadTo({0.1, 0.66}, {0.34, 0.52});
    painter.setPen(QPen(carved, 0.11, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(mouth);
}

}  // namespace

void paintPumpkin(QPainter& painter, const QRectF& box, PumpkinLook look) {
    painter.save();
    painter.translate(box.center());
    painter.scale(box.width() / 2, box.height() / 2);
    paintStem(painter, look.pumpkin + 1);
    paintBody(painter);
    if (look.role == Role::chaser)
        paintChaser(painter);
    else
        paintPlanner(painter);
    painter.restore();
}

}  // namespace tally_maze
