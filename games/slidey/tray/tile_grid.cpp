// SPDX-License-Identifier: MIT
#include "slidey/tray/tile_grid.h"

namespace slidey {

TileGrid::TileGrid(int columns, int rows, qreal aspect) : squares_(columns, rows), aspect_(aspect) {}

QRectF TileGrid::bounds() const {
    return {0, 0, qreal(columns()), rows() * aspect_};
}

QRectF TileGrid::cellRect(int cell) const {
    const QRectF square = squares_.cellRect(cell);
    return {square.left(), square.top() * aspect_, square.width(), square.height() * aspect_};
}

QPainterPath TileGrid::outline(int cell) const {
    QPainterPath path;
    if (cell >= 0 && cell < cellCount()) path.addRect(cellRect(cell));
    return path;
}

int TileGrid::cellAt(QPointF point) const {
    return squares_.cellAt({point.x(), point.y() / aspect_});
}

std::vector<int> TileGrid::cellsIn(const QRectF& area) const {
    return squares_.cellsIn({area.left(), area.top() / aspect_, area.width(), area.height() / aspect_});
}

}  // namespace slidey
