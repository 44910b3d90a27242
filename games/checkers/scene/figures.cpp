// SPDX-License-Identifier: MIT
#include "checkers/scene/figures.h"

#include <algorithm>

namespace checkers {

namespace {

Figure& figureOn(std::vector<Figure>& figures, int square) {
    return *std::find_if(figures.begin(), figures.end(),
                         [square](const Figure& figure) { return figure.square == square; });
}

void capture(std::vector<Figure>& figures, int square) {
    Figure& taken = figureOn(figures, square);
    taken.place = static_cast<int>(std::count_if(figures.begin(), figures.end(), [&](const Figure& figure) {
        return figure.side == taken.side && figure.square == 0;
    }));
    taken.square = 0;
}

}  // namespace

std::vector<Figure> figuresOf(const Position& start) {
    std::vector<Figure> figures;
    for (const Side side : {Side::first, Side::second}) {
        int id = side == Side::first ? 0 : maxPieces;
        for (Board rest = start.pieces(side); rest != 0; rest &= rest - 1) {
            const int square = lowest(rest);
            figures.push_back({id++, side, (start.kings & bit(square)) != 0, square, 0});
        }
    }
    return figures;
}

void advance(std::vector<Figure>& figures, const Move& move, int jumps) {
    if (move.kind != Move::Kind::board) return;
    Figure& mover = figureOn(figures, move.from);
    Board at = bit(move.jumps > 0 ? move.from : move.to);
    for (int jump = 0; jump < jumps; ++jump) {
        const Board over = shift(at, move.jumpDirection(jump));
        capture(figures, lowest(over));
        at = shift(over, move.jumpDirection(jump));
    }
    mover.square = lowest(at);
    if ((at & crowningRow(mover.side)) != 0) mover.king = true;
}

std::vector<Figure> figuresAfter(const Position& start, const std::vector<Move>& moves) {
    auto figures = figuresOf(start);
    for (const Move& move : moves) advance(figures, move);
    return figures;
}

}  // namespace checkers
