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

/// Length of the board's sides in board units: a square is 3 by 8.
constexpr qreal boardSide = 72;
constexpr qreal squareDepth = 3;

/// A part of the board; its number as a cell is that of markOf().
struct Part {
    enum class Kind { ring, homeRow, home, start };
    Kind kind = Kind::ring;
    int square = 0;           ///< of the ring, or of the home row
    Side side = Side::green;  ///< whose it is; of no meaning on the ring
};
constexpr int partCount = ringSize + sideCount * (homeRowSize + 2);
Part partOf(int cell);

/// In board units.
QRectF boxOf(int cell);
QPainterPath shapeOf(int cell);
/// A point of the unit board in board units.
QPointF onBoard(Point point);
std::shared_ptr<const plt::BoardGeometry> makeGeometry();

/// Where one of `pawns` pawns stands that are at the same place.
struct Stand {
    QPointF centre;
    qreal size = 1;
};
Stand standOf(Side side, Progress place, int which, int pawns);

}  // namespace parcheesi
