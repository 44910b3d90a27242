// SPDX-License-Identifier: MIT
#include "pousse/board/insertion.h"

namespace pousse {

Square squareOf(const Move& move, int step, int size) {
    const int back = size - 1 - step;
    switch (move.edge) {
        case Edge::left:
            return {move.line, step};
        case Edge::right:
            return {move.line, back};
        case Edge::top:
            return {step, move.line};
        case Edge::bottom:
            break;
    }
    return {back, move.line};
}

std::vector<Move> insertionsOn(int size) {
    std::vector<Move> moves;
    for (const Edge edge : {Edge::left, Edge::right, Edge::top, Edge::bottom})
        for (int line = 0; line < size; ++line) moves.push_back({edge, line});
    return moves;
}

Insertion insert(const Board& board, const Move& move, Mark mark) {
    Insertion done{board};
    Mark hand = mark;
    for (int step = 0; step < board.size(); ++step) {
        const Square square = squareOf(move, step, board.size());
        const Mark there = board.at(square.row, square.column);
        done.board.put(square.row, square.column, hand);
        hand = there;
        if (there == Mark::none) break;
        if (step + 1 < board.size()) ++done.pushed;
    }
    done.fallen = hand;
    return done;
}

}  // namespace pousse
