// SPDX-License-Identifier: MIT
#include "parcheesi/board/geometry.h"

#include <cstdlib>

namespace parcheesi {

namespace {

constexpr double third = 1.0 / 3;
constexpr double columnWidth = third / 3;
constexpr double rowHeight = third / 8;
/// Rows of an arm next to the middle one.
constexpr int rows = 8;

/// Rotates a point of green counter-clockwise by quarter turns to another side.
Point turned(Point point, Side side) {
    for (int i = 0; i < static_cast<int>(side); ++i) point = {point.y, 1 - point.x};
    return point;
}

Box turned(const Box& box, Side side) {
    const Point one = turned(Point{box.left, box.top}, side);
    const Point other = turned(Point{box.right, box.bottom}, side);
    return {std::min(one.x, other.x), std::min(one.y, other.y), std::max(one.x, other.x),
            std::max(one.y, other.y)};
}

/// A square of the bottom arm: columns from the left, rows from the outside.
Box bottomBox(int column, int row) {
    const double left = third + column * columnWidth;
    const double bottom = 1 - row * rowHeight;
    return {left, bottom - rowHeight, left + columnWidth, bottom};
}

}  // namespace

Box ringBox(int square) {
    // The squares of an arm are those around the turn-off of its side.
    const int arm = (square + rows) / squaresBetweenSides % sideCount;
    const int place = (square + rows) % squaresBetweenSides - rows;
    const Box box = place == 0 ? bottomBox(1, 0) : bottomBox(place < 0 ? 0 : 2, std::abs(place) - 1);
    return turned(box, static_cast<Side>(arm));
}

Box homeRowBox(Side side, int square) {
    return turned(bottomBox(1, square + 1), side);
}

Box squareBox(Side side, int progress) {
    return isOnRing(progress) ? ringBox(ringSquare(side, progress))
                              : homeRowBox(side, progress - firstOfHomeRow);
}

Box homeBox() {
    return {third, third, 2 * third, 2 * third};
}

std::array<Point, 3> homeTriangle(Side side) {
    return {turned(Point{third, 2 * third}, side), turned(Point{2 * third, 2 * third}, side),
            Point{0.5, 0.5}};
}

Box cornerBox(Side side) {
    return turned(Box{2 * third, 2 * third, 1, 1}, side);
}

std::vector<Point> placesOn(const Box& square, int pawns) {
    const Point centre = square.centre();
    if (pawns == 1) return {centre};
    const bool wide = square.width() > square.height();
    const double aside = (wide ? square.width() : square.height()) / 4;
    if (wide) return {{centre.x - aside, centre.y}, {centre.x + aside, centre.y}};
    return {{centre.x, centre.y - aside}, {centre.x, centre.y + aside}};
}

Point homeCentre(Side side) {
    // The centroid of the triangle, two thirds of the way from the middle of the board to the base.
    return turned(Point{0.5, 0.5 + third / 3}, side);
}

}  // namespace parcheesi
