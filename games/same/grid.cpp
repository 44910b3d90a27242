// SPDX-License-Identifier: MIT
#include "same/grid.h"

#include <algorithm>

namespace same {

Grid::Grid(const State& state) : rows_(state.options.rows), left_(state.left) {
    for (int column = 0; column < state.options.columns; ++column) {
        int height = 0;
        for (int row = rows_ - 1; row >= 0; --row) {
            const int colour = state.colourAt(state.cell(column, row));
            if (colour == none) break;
            balls_[(column + 1) * stride + 1 + height++] = static_cast<std::uint8_t>(colour + 1);
            ++counts_[colour];
        }
        if (height > 0) columns_ = column + 1;
    }
}

void Grid::findGroups(Groups& groups) const {
    groups.count = 0;
    groups.singles = 0;
    auto open = balls_;
    std::array<std::int16_t, maxColumns * maxRows> stack;
    for (int column = 1; column <= columns_; ++column) {
        for (int place = column * stride + 1; balls_[place] != 0; ++place) {
            const auto colour = open[place];
            if (colour == 0) continue;
            open[place] = 0;
            stack[0] = static_cast<std::int16_t>(place);
            int found = 1;
            for (int next = 0; next < found; ++next) {
                const int at = stack[next];
                for (const int other : {at - stride, at + stride, at - 1, at + 1}) {
                    auto& neighbour = open[other];
                    if (neighbour != colour) continue;
                    neighbour = 0;
                    stack[found++] = static_cast<std::int16_t>(other);
                }
            }
            if (found == 1) {
                ++groups.singles;
            } else {
                groups.list[groups.count++] = {static_cast<std::int16_t>(place),
                                               static_cast<std::int8_t>(colour - 1),
                                               static_cast<std::int16_t>(found)};
            }
        }
    }
}

int Grid::remove(int place) {
    const auto colour = balls_[place];
    std::array<std::int16_t, maxColumns * maxRows> stack;
    stack[0] = static_cast<std::int16_t>(place);
    int found = 1;
    int first = columns_;
    int last = 1;
    // Removed balls are marked with a value above all colours until their column has been compacted.
    constexpr std::uint8_t gone = 255;
    balls_[place] = gone;
    for (int next = 0; next < found; ++next) {
        const int at = stack[next];
        first = std::min(first, at / stride);
        last = std::max(last, at / stride);
        for (const int other : {at - stride, at + stride, at - 1, at + 1}) {
            auto& neighbour = balls_[other];
            if (neighbour != colour) continue;
            neighbour = gone;
            stack[found++] = static_cast<std::int16_t>(other);
        }
    }
    int target = first;
    for (int column = first; column <= columns_; ++column) {
        const int from = column * stride + 1;
        const int to = target * stride + 1;
        if (column > last && column == target) break;
        int height = 0;
        for (int i = 0; i < maxRows; ++i) {
            const auto ball = balls_[from + i];
            if (ball == 0) break;
            if (ball == gone) {
                balls_[from + i] = 0;
                continue;
            }
            balls_[from + i] = 0;
            balls_[to + height++] = ball;
        }
        if (height > 0) ++target;
    }
    while (columns_ > 0 && balls_[columns_ * stride + 1] == 0) --columns_;
    left_ -= found;
    counts_[colour - 1] = static_cast<std::int16_t>(counts_[colour - 1] - found);
    return found;
}

std::uint64_t Grid::hash() const {
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (int column = 1; column <= columns_; ++column) {
        for (int place = column * stride + 1;; ++place) {
            const auto ball = balls_[place];
            hash = (hash ^ ball) * 0x100000001b3ULL;
            hash ^= hash >> 29;
            if (ball == 0) break;
        }
    }
    return hash;
}

Move Grid::moveAt(int place) const {
    return {place / stride - 1, rows_ - 1 - (place % stride - 1)};
}

}  // namespace same
