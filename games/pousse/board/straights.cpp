// SPDX-License-Identifier: MIT
#include "pousse/board/straights.h"

namespace pousse {

std::vector<Straight> straightsOf(const Board& board, Mark mark) {
    std::vector<Straight> straights;
    for (const bool isRow : {true, false}) {
        for (int line = 0; line < board.size(); ++line) {
            bool whole = true;
            for (int i = 0; i < board.size() && whole; ++i)
                whole = (isRow ? board.at(line, i) : board.at(i, line)) == mark;
            if (whole) straights.push_back({isRow, line});
        }
    }
    return straights;
}

Mark majority(const Board& board) {
    const auto x = straightsOf(board, Mark::x).size();
    const auto o = straightsOf(board, Mark::o).size();
    if (x == o) return Mark::none;
    return x > o ? Mark::x : Mark::o;
}

}  // namespace pousse
