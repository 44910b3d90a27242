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

/// The yard of a side, and the strip in it with the name of the player.
QRectF yardBox(Side side);
QRectF yardHead(Side side);
/// The radius of the medallion in the middle of the board, in board units.
constexpr qreal medallionRadius = 7.4;
/// The side length of the square in the middle that the four homes make up.
constexpr qreal middleSide = boardSide / 3;

struct Stand {
    QPointF centre;
    qreal size = 1;
};
/// The position of one of `pawns` pawns on a square. At the start and at home, each of a side's four pawns
/// has a place of its own.
Stand standOf(Side side, Progress place, int which, int pawns);

}  // namespace parcheesi
