// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/world.h"

#include <optional>

namespace chat_noir {

/// The picture's measures in units of 1/20 of a circle's radius; a view scales them.
inline constexpr double circleRadius = 20;
/// Half the distance between the centres of two neighbours in a row.
inline constexpr double halfSpacing = 22;
/// Rows lie this part of the spacing apart: the height of a unit triangle, rounded as the manual has it.
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

/// The room that the circles of a board of this size take. The height is rounded up.
PictureSize pictureSize(int size);

/// Is the point in the cell's circle, its rim included?
bool inCircle(Point point, Cell cell);

/// The cell whose circle holds the point, free or blocked; none in the gaps between the circles.
std::optional<Cell> cellAt(Point point, const Board& board);

}  // namespace chat_noir
