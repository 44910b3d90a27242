// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>
#include <vector>

/// The geometry of the board, a unit square with x to the right and y down.
namespace parcheesi {

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    double width() const { return right - left; }
    double height() const { return bottom - top; }
    Point centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
    bool contains(Point point) const {
        return point.x >= left && point.x < right && point.y >= top && point.y < bottom;
    }
    bool operator==(const Box&) const = default;
};

constexpr double pawnDiameter = 1.0 / 24;

/// The box of a square of the ring, 0 .. ringSize - 1.
Box ringBox(int square);
/// The box of a square of a side's home row, 0 (next to the ring) .. homeRowSize - 1.
Box homeRowBox(Side side, int square);
/// The box of the square of a pawn of this side with isOut(progress).
Box squareBox(Side side, int progress);
/// The centre square, shared by all sides.
Box homeBox();
/// The part of the centre square that belongs to a side.
std::array<Point, 3> homeTriangle(Side side);
/// The corner with the yard of a side, where its pawns start.
Box cornerBox(Side side);

/// The centres of this many pawns on one square, side by side along its longer direction.
std::vector<Point> placesOn(const Box& square, int pawns);
/// The middle of a side's part of the centre square.
Point homeCentre(Side side);

}  // namespace parcheesi
