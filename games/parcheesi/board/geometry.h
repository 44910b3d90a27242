// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>
#include <vector>

/// Where the board's parts lie. The board is a square with sides of 1, x goes to the right, y down.
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

struct Circle {
    Point centre;
    double radius = 0;
};

constexpr double pawnDiameter = 1.0 / 24;

/// A square of the ring, 0 .. ringSize - 1.
Box ringBox(int square);
/// A square of a side's home row, 0 next to the ring .. homeRowSize - 1.
Box homeRowBox(Side side, int square);
/// The box of the square on which a pawn of this side stands that is out.
Box squareBox(Side side, int progress);
/// The centre square, which all sides share.
Box homeBox();
/// The part of it that belongs to a side.
std::array<Point, 3> homeTriangle(Side side);
Circle startCircle(Side side);
/// The corner in which the start circle lies.
Box cornerBox(Side side);

/// Where the centres of so many pawns lie that stand on one square, side by side along its longer direction.
std::vector<Point> placesOn(const Box& square, int pawns);
/// The same in a start circle or at home: one in the middle, two side by side, three in a triangle, four in a
/// block.
std::vector<Point> placesAround(Point centre, int pawns);
/// The middle of a side's part of home.
Point homeCentre(Side side);

}  // namespace parcheesi
