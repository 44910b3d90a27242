// SPDX-License-Identifier: MIT
#include "jewel/gems/special_mark.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QPainter>

namespace jewel {
namespace {

/// A star around the origin.
QPainterPath rays(int count, qreal outer, qreal inner) {
    QPolygonF polygon;
    for (int i = 0; i <= 2 * count; ++i) {
        const qreal angle = (-0.5 + static_cast<qreal>(i) / count) * std::numbers::pi;
        const qreal radius = i % 2 == 0 ? outer : inner;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    return path;
}

/// Two bars with arrowheads in the directions of the beam.
QPainterPath bars() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const qreal down : {-1.0, 1.0}) path.addRect(-0.34, down * 0.42 - 0.035, 0.68, 0.07);
    for (const qreal right : {-1.0, 1.0}) {
        QPolygonF point;
        point << QPointF(right * 0.48, 0) << QPointF(right * 0.34, -0.13) << QPointF(right * 0.34, 0.13);
        path.addPolygon(point);
        path.closeSubpath();
    }
    return path;
}

}  // namespace

QString specialName(Special special) {
    switch (special) {
        case Special::rowBeam:
            return QCoreApplication::translate("jewel", "beam along the row");
        case Special::columnBeam:
            return QCoreApplication::translate("jewel", "beam along the column");
        case Special::burst:
            return QCoreApplication::translate("jewel", "burst");
        default:
            return {};
    }
}

QPainterPath specialMark(Special special) {
    switch (special) {
        case Special::rowBeam:
            return bars();
        case Special::columnBeam:
            return QTransform().rotate(90).map(bars());
        case Special::burst: {
            QPainterPath hole;
            hole.addEllipse(QPointF(), 0.375, 0.375);
            return rays(12, 0.49, 0.41).subtracted(hole);
        }
        case Special::prism:
            return rays(4, 0.4, 0.11);
        default:
            return {};
    }
}

void drawSpecialMark(QPainter& painter, const QRectF& box, Special special) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    const QPainterPath mark = QTransform::fromScale(box.width(), box.width()).map(specialMark(special));
    painter.strokePath(mark, QPen(QColor(0x10, 0x11, 0x1A), std::max(1.5, box.width() / 20), Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(mark, QColor(0xFF, 0xFE, 0xFA));
    painter.restore();
}

}  // namespace jewel
