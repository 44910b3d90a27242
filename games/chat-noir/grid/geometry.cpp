// SPDX-License-Identifier: MIT
#include "chat-noir/grid/geometry.h"

#include <cmath>

namespace chat_noir {

double centreX(Cell cell) {
    return circleRadius + 2 * halfSpacing * cell.x + (cell.y % 2 != 0 ? halfSpacing : 0);
}

double centreY(Cell cell) {
    return circleRadius + 2 * halfSpacing * rowFactor * cell.y;
}

PictureSize pictureSize(int size) {
    return {centreX({size - 1, size - 2}) + circleRadius,
            std::ceil(centreY({size - 1, size - 1}) + circleRadius)};
}

bool inCircle(Point point, Cell cell) {
    const double dx = point.x - centreX(cell);
    const double dy = point.y - centreY(cell);
    return dx * dx + dy * dy <= circleRadius * circleRadius;
}

std::optional<Cell> cellAt(Point point, const Board& board) {
    // Circles of two rows overlap vertically, so the rows above and below the nearest are tried as well.
    const int nearest =
        static_cast<int>(std::lround((point.y - circleRadius) / (2 * halfSpacing * rowFactor)));
    for (int y = nearest - 1; y <= nearest + 1; ++y) {
        const int x = static_cast<int>(std::lround((point.x - centreX({0, y})) / (2 * halfSpacing)));
        if (board.has({x, y}) && inCircle(point, {x, y})) return Cell{x, y};
    }
    return std::nullopt;
}

}  // namespace chat_noir
