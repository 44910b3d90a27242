// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/world.h"

#include <optional>

namespace chat_noir {

/// The dimensions of the picture in units of 1/20 of a circle's radius; a view scales them.
inline constexpr double circleRadius = 20;
/// Half the distance between the centres of two neighbours in a row.
inline constexpr double halfSpacing = 22;
/// Distance of rows as a fraction of the spacing: the height of a unit triangle, rounded as in the manual.
inline constexpr double rowFactor = 0.866;
/// The radius of the dots on shortest paths and under the mouse.
inline constexpr double dotRadius = 10;

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct PictureSize {
    double width = 0;
    double height = 0;
    bool operator==(const PictureSize&) const = default;
};

double centreX(Cell cell);
double centreY(Cell cell);
inline Point centre(Cell cell) {
    return {centreX(cell), centreY(cell)};
}

/// The size of the circles of a board of this size. The height is rounded up.
PictureSize pictureSize(int size);

/// Returns true if the point is in the cell's circle, including its rim.
bool inCircle(Point point, Cell cell);

/// The cell whose circle contains the point, free or blocked; none in the gaps between the circles.
std::optional<Cell> cellAt(Point point, const Board& board);

}  // namespace chat_noir
