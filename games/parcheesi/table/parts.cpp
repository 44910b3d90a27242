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
constexpr qreal yardMargin = 0.9;
constexpr qreal headHeight = 4.6;
/// Distances of the pawns at home from the middle of the board, and from each other.
constexpr qreal homeDistance = 9.8;
constexpr qreal homeSpacing = 4;

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
        const QRectF yard = yardBox(part.side);
        path.addRoundedRect(yard, yard.width() / 10, yard.width() / 10);
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

QRectF yardBox(Side side) {
    return onBoard(cornerBox(side)).adjusted(yardMargin, yardMargin, -yardMargin, -yardMargin);
}

QRectF yardHead(Side side) {
    QRectF head = yardBox(side);
    head.setHeight(headHeight);
    return head;
}

Stand standOf(Side side, Progress place, int which, int pawns) {
    if (isOut(place)) return {onBoard(placesOn(squareBox(side, place), pawns)[which]), pawnOnSquare};
    if (place == atStart) {
        QRectF nest = yardBox(side);
        nest.setTop(yardHead(side).bottom());
        const QPointF aside(which % 2 == 0 ? -4.4 : 4.4, which < 2 ? -2.6 : 4.3);
        return {nest.center() + aside, pawnAtStart};
    }
    const QPointF middle(boardSide / 2, boardSide / 2);
    const QPointF way = (onBoard(homeCentre(side)) - middle) / (boardSide / 9);
    const QPointF along(way.y(), way.x());
    return {middle + way * homeDistance + along * homeSpacing * (which - (pawnCount - 1) / 2.0), pawnAtHome};
}

}  // namespace parcheesi
