// SPDX-License-Identifier: MIT
#include "parcheesi/table/parts.h"

#include <utility>
#include <vector>

#include <QPolygonF>

namespace parcheesi {

namespace {

/// In board units. A pawn is slightly wider than a square, so that it is clearly visible.
constexpr qreal pawnOnSquare = 3.3;
constexpr qreal pawnAtStart = 4.6;
constexpr qreal pawnAtHome = 3.2;

QRectF onBoard(const Box& box) {
    return {box.left * boardSide, box.top * boardSide, box.width() * boardSide, box.height() * boardSide};
}

}  // namespace

QPointF onBoard(Point point) {
    return QPointF(point.x, point.y) * boardSide;
}

Part partOf(int cell) {
    if (cell < ringSize) return {Part::Kind::ring, cell, Side::green};
    const int behind = cell - ringSize;
    constexpr int others = homeRowSize + 2;
    const auto side = static_cast<Side>(behind / others);
    const int place = behind % others;
    if (place < homeRowSize) return {Part::Kind::homeRow, place, side};
    return {place == homeRowSize ? Part::Kind::home : Part::Kind::start, 0, side};
}

QRectF boxOf(int cell) {
    const Part part = partOf(cell);
    if (part.kind == Part::Kind::ring) return onBoard(ringBox(part.square));
    if (part.kind == Part::Kind::homeRow) return onBoard(homeRowBox(part.side, part.square));
    return shapeOf(cell).boundingRect();
}

QPainterPath shapeOf(int cell) {
    const Part part = partOf(cell);
    QPainterPath path;
    if (part.kind == Part::Kind::home) {
        QPolygonF corners;
        for (const Point corner : homeTriangle(part.side)) corners << onBoard(corner);
        path.addPolygon(corners);
        path.closeSubpath();
    } else if (part.kind == Part::Kind::start) {
        const Circle circle = startCircle(part.side);
        path.addEllipse(onBoard(circle.centre), circle.radius * boardSide, circle.radius * boardSide);
    } else {
        path.addRect(boxOf(cell));
    }
    return path;
}

std::shared_ptr<const plt::BoardGeometry> makeGeometry() {
    std::vector<QPainterPath> shapes;
    shapes.reserve(partCount);
    for (int cell = 0; cell < partCount; ++cell) shapes.push_back(shapeOf(cell));
    return std::make_shared<plt::FreeShapes>(QRectF(0, 0, boardSide, boardSide), std::move(shapes));
}

Stand standOf(Side side, Progress place, int which, int pawns) {
    const auto index = static_cast<std::size_t>(which);
    if (isOut(place)) return {onBoard(placesOn(squareBox(side, place), pawns)[index]), pawnOnSquare};
    const bool home = place == atHome;
    const Point middle = home ? homeCentre(side) : startCircle(side).centre;
    const QPointF centre = onBoard(middle);
    const qreal size = home ? pawnAtHome : pawnAtStart;
    const QPointF aside = onBoard(placesAround(middle, pawns)[index]) - centre;
    return {centre + aside * (size / (pawnDiameter * boardSide)), size};
}

}  // namespace parcheesi
