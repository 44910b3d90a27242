// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_marks.h"

#include <algorithm>

#include <QTransform>

namespace plt {

namespace {

/// Paths are built in a square of this side; in a smaller one their curves would have too few segments.
constexpr double side = 1000;
/// Distance of marks from the edge of their square, their thickness, and the radius of their corners.
constexpr double margin = 70;
constexpr double thickness = 55;
constexpr double corner = 110;

/// Returns the outer and the inner outline of a frame, for odd-even filling.
QPainterPath frame(double inset, double width) {
    QPainterPath path;
    const double inner = inset + width;
    const double innerCorner = std::max(corner - width, 30.0);
    path.addRoundedRect(QRectF(inset, inset, side - 2 * inset, side - 2 * inset), corner, corner);
    path.addRoundedRect(QRectF(inner, inner, side - 2 * inner, side - 2 * inner), innerCorner, innerCorner);
    return path;
}

/// Returns a path with its three images rotated by quarter turns.
QPainterPath fourfold(const QPainterPath& path) {
    QPainterPath all;
    for (int quarter = 0; quarter < 4; ++quarter) {
        QTransform turn;
        turn.translate(side / 2, side / 2);
        turn.rotate(90 * quarter);
        turn.translate(-side / 2, -side / 2);
        all.addPath(turn.map(path));
    }
    return all;
}

/// Returns the angle in the upper left corner, with legs that end at `reach`.
QPainterPath angle(double breadth, double reach) {
    const double line = margin + breadth / 2;
    const double round = 2 * (corner - breadth / 2);
    QPainterPath path;
    path.moveTo(line, reach);
    path.arcTo(QRectF(line, line, round, round), 180, -90);
    path.lineTo(reach, line);
    QPainterPathStroker stroker;
    stroker.setWidth(breadth);
    stroker.setCapStyle(Qt::FlatCap);
    return stroker.createStroke(path);
}

/// Returns the bar at the top.
QPainterPath bar() {
    QPainterPath path;
    path.addRoundedRect(QRectF(300, margin, 400, thickness), 20, 20);
    return path;
}

/// Returns a frame with its upper right corner filled.
QPainterPath signedFrame() {
    constexpr double leg = 330;
    constexpr double far = side - margin - corner / 4;
    constexpr double near = margin + corner / 4;
    QPainterPath sign(QPointF(far, near));
    sign.lineTo(far, near + leg);
    sign.lineTo(far - leg, near);
    sign.closeSubpath();
    return frame(margin, thickness).united(sign);
}

QPainterPath doubleFrame() {
    QPainterPath path = frame(margin, 42);
    path.addPath(frame(margin + 82, 28));
    return path;
}

QPainterPath inUnits(const QPainterPath& path) {
    return QTransform::fromScale(1 / side, 1 / side).map(path);
}

}  // namespace

QPainterPath markForm(SquareMark mark) {
    switch (mark) {
        case SquareMark::none:
            break;
        case SquareMark::lastMove:
            return inUnits(fourfold(angle(34, 250)));
        case SquareMark::must:
            return inUnits(fourfold(angle(84, 390)));
        case SquareMark::hint:
            return inUnits(signedFrame());
        case SquareMark::threat:
            return inUnits(fourfold(bar()));
        case SquareMark::winning:
            return inUnits(doubleFrame());
    }
    return {};
}

Role markRole(SquareMark mark) {
    switch (mark) {
        case SquareMark::threat:
            return Role::bad;
        case SquareMark::winning:
            return Role::good;
        case SquareMark::none:
        case SquareMark::lastMove:
        case SquareMark::must:
        case SquareMark::hint:
            break;
    }
    return Role::accent;
}

}  // namespace plt
