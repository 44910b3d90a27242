// SPDX-License-Identifier: MIT
#include "slidey/solver/reduction.h"

#include <algorithm>

namespace slidey {

Reduction::Reduction(int columns, int rows) : rest_{0, 0, columns, rows} {
    constexpr int small = 3;
    while (rest_.columns() > small || rest_.rows() > small) {
        const Line line{rest_, rest_.rows() > small && rest_.rows() >= rest_.columns()};
        std::vector<Tile> tiles;
        for (int i = 0; i < line.length(); ++i) {
            const int column = line.isRow ? rest_.left + i : rest_.left;
            const int row = line.isRow ? rest_.top : rest_.top + i;
            tiles.push_back(static_cast<Tile>(row * columns + column + 1));
        }
        for (std::size_t i = 0; i + 2 < tiles.size(); ++i) subgoals_.push_back({line, {tiles[i]}});
        subgoals_.push_back({line, {tiles[tiles.size() - 2], tiles.back()}});
        ++(line.isRow ? rest_.top : rest_.left);
    }
}

std::size_t Reduction::reached(const Position& position) const {
    const auto open = std::find_if(subgoals_.begin(), subgoals_.end(), [&](const Subgoal& subgoal) {
        return std::any_of(subgoal.tiles.begin(), subgoal.tiles.end(),
                           [&](Tile tile) { return position.at(position.home(tile)) != tile; });
    });
    return static_cast<std::size_t>(open - subgoals_.begin());
}

}  // namespace slidey
