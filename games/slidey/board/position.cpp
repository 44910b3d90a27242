// SPDX-License-Identifier: MIT
#include "slidey/board/position.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace slidey {

Position::Position(int columns, int rows, std::vector<Tile> tiles)
    : columns_(columns), rows_(rows), tiles_(std::move(tiles)) {
    hole_ = static_cast<int>(std::find(tiles_.begin(), tiles_.end(), Tile{0}) - tiles_.begin());
}

Position Position::solved(int columns, int rows) {
    std::vector<Tile> tiles(static_cast<std::size_t>(columns * rows));
    std::iota(tiles.begin(), tiles.end(), Tile{1});
    tiles.back() = 0;
    return {columns, rows, std::move(tiles)};
}

int Position::distance(int from, int to) const {
    return std::abs(column(from) - column(to)) + std::abs(row(from) - row(to));
}

int Position::slides(int cell) const {
    const bool inLine = row(cell) == row(hole_) || column(cell) == column(hole_);
    return inLine ? distance(cell, hole_) : 0;
}

void Position::slide(int cell) {
    const int count = slides(cell);
    if (count == 0) return;
    const int step = (cell - hole_) / count;
    for (; hole_ != cell; hole_ += step) std::swap(tiles_[hole_], tiles_[hole_ + step]);
}

bool Position::isSolved() const {
    return misplaced() == 0;
}

bool Position::isSolvable() const {
    // Every slide of one tile is a transposition, and moves the hole by one step.
    int cycles = 0;
    std::vector<bool> seen(tiles_.size());
    for (int begin = 0; begin < cells(); ++begin) {
        if (seen[begin]) continue;
        ++cycles;
        for (int cell = begin; !seen[cell]; cell = home(at(cell))) seen[cell] = true;
    }
    return (cells() - cycles) % 2 == distance(hole_, cells() - 1) % 2;
}

int Position::misplaced() const {
    int count = 0;
    for (int cell = 0; cell < cells(); ++cell)
        if (at(cell) != 0 && !isHome(cell)) ++count;
    return count;
}

int Position::distanceLeft() const {
    int sum = 0;
    for (int cell = 0; cell < cells(); ++cell)
        if (at(cell) != 0) sum += distance(cell, home(at(cell)));
    return sum;
}

}  // namespace slidey
