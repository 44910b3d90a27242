// SPDX-License-Identifier: MIT
// The order of the moves of a position: the sooner the best one is tried, the smaller is the tree.
#include "checkers/search/searcher.h"

namespace checkers {

void Searcher::orderMoves(const Position& p, const MoveList& list, std::uint8_t first, int ply,
                          Order& order) const {
    std::array<int, MoveList::capacity> marks;
    const auto size = static_cast<std::size_t>(list.size());
    const auto& killers = killers_[ply];
    for (std::size_t i = 0; i < size; ++i) {
        const Move& move = list[static_cast<int>(i)];
        int mark = 0;
        if (i == first)
            mark = 1 << 30;
        else if (move.jumps > 0)
            mark = move.jumps * 8 + 4 * count(move.captured & p.kings);
        else if (move == killers[0])
            mark = 1 << 29;
        else if (move == killers[1])
            mark = 1 << 28;
        else
            mark = history_[historyIndex(p.toMove, move)];
        // Lists are short, so an insertion sort is fastest, and it is stable.
        std::size_t at = i;
        for (; at > 0 && marks[at - 1] < mark; --at) {
            marks[at] = marks[at - 1];
            order[at] = order[at - 1];
        }
        marks[at] = mark;
        order[at] = static_cast<std::uint8_t>(i);
    }
}

void Searcher::remember(const Position& p, const Move& move, int depth, int ply) {
    if (move.jumps > 0) return;
    auto& killers = killers_[ply];
    if (killers[0] != move) {
        killers[1] = killers[0];
        killers[0] = move;
    }
    int& mark = history_[historyIndex(p.toMove, move)];
    mark += depth * depth;
    if (mark > 1 << 26)
        for (int& any : history_) any /= 2;
}

}  // namespace checkers
