// SPDX-License-Identifier: MIT
#include "common/board/geometry.h"

namespace plt {

std::vector<int> BoardGeometry::cellsIn(const QRectF& area) const {
    std::vector<int> found;
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (cellRect(cell).intersects(area)) found.push_back(cell);
    }
    return found;
}

}  // namespace plt
