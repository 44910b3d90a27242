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

/// The clasps of a setting above and below the gem, and points in the directions of the beam.
QPainterPath clasps() {
    QPainterPath ring;
    ring.addEllipse(QPointF(), 0.47, 0.47);
    QPainterPath hole;
    hole.addEllipse(QPointF(), 0.39, 0.39);
    QPainterPath sides;
    for (const qreal right : {-1.0, 1.0}) {
        QPolygonF side;
        side << QPointF() << QPointF(right, -1.1) << QPointF(right, 1.1);
        sides.addPolygon(side);
        sides.closeSubpath();
    }
    QPainterPath path = ring.subtracted(hole).subtracted(sides);
    for (const qreal right : {-1.0, 1.0}) {
        QPolygonF point;
        point << QPointF(right * 0.49, 0) << QPointF(right * 0.37, -0.15) << QPointF(right * 0.37, 0.15);
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
            return clasps();
        case Special::columnBeam:
            return QTransform().rotate(90).map(clasps());
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
    // Gold, as the setting of a gem, with the light from the upper left.
    const qreal half = box.width() / 2;
    QLinearGradient gold(-half, -half, half, half);
    gold.setColorAt(0, QColor(0xFF, 0xFA, 0xE0));
    gold.setColorAt(0.5, QColor(0xFF, 0xDF, 0x8A));
    gold.setColorAt(1, QColor(0xF0, 0xBC, 0x4E));
    painter.fillPath(mark, gold);
    painter.restore();
}

}  // namespace jewel
