// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace plt {

/// The geometry of a board and the set of existing cells.
struct BoardField {
    std::shared_ptr<const BoardGeometry> geometry;
    std::vector<bool> existing;

    bool exists(int cell) const {
        return cell >= 0 && cell < static_cast<int>(existing.size()) && existing[cell];
    }
    int count() const { return static_cast<int>(existing.size()); }
    /// The first existing cell, or -1.
    int first() const {
        const auto found = std::find(existing.begin(), existing.end(), true);
        return found == existing.end() ? -1 : static_cast<int>(found - existing.begin());
    }
    int last() const {
        const auto found = std::find(existing.rbegin(), existing.rend(), true);
        return static_cast<int>(existing.rend() - found) - 1;
    }
    /// Returns the existing cell that contains a point in board units, or -1.
    int cellAt(QPointF point) const {
        const int cell = geometry ? geometry->cellAt(point) : -1;
        return exists(cell) ? cell : -1;
    }
};

}  // namespace plt
