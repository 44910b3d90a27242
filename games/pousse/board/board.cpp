// SPDX-License-Identifier: MIT
#include "pousse/board/board.h"

#include <algorithm>

namespace pousse {

Board::Board(int size) : size_(size), squares_(static_cast<std::size_t>(size * size), Mark::none) {}

int Board::markers() const {
    return static_cast<int>(
        std::count_if(squares_.begin(), squares_.end(), [](Mark mark) { return mark != Mark::none; }));
}

}  // namespace pousse
