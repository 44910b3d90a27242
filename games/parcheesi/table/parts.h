// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"
#include "parcheesi/board/geometry.h"
#include "parcheesi/rules.h"

#include <memory>

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

namespace parcheesi {

/// Side length of the board in board units: a square is 3 by 8.
constexpr qreal boardSide = 72;
constexpr qreal squareDepth = 3;

/// A part of the board, numbered by markOf() as a cell.
struct Part {
    enum class Kind { ring, homeRow, home, start };
    Kind kind = Kind::ring;
    int square = 0;           ///< of the ring, or of the home row
    Side side = Side::green;  ///< its owner; meaningless on the ring
};
constexpr int partCount = ringSize + sideCount * (homeRowSize + 2);
Part partOf(int cell);

/// The box of a cell in board units.
QRectF boxOf(int cell);
QPainterPath shapeOf(int cell);
/// Converts a point of the unit board to board units.
QPointF onBoard(Point point);
std::shared_ptr<const plt::BoardGeometry> makeGeometry();

/// The position of one of `pawns` pawns at the same place.
struct Stand {
    QPointF centre;
    qreal size = 1;
};
Stand standOf(Side side, Progress place, int which, int pawns);

}  // namespace parcheesi
