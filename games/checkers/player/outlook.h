// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"

#include <cstddef>
#include <vector>

namespace checkers {

/// The outcome of a line for the side to move, as far as a player foresees it.
struct Outlook {
    int gain = 0;            ///< pieces won, less those lost
    bool isCrowned = false;  ///< a man of this side becomes a king
};

inline int lead(const Position& position, Side side) {
    return count(position.pieces(side)) - count(position.pieces(other(side)));
}

/// Follows a line for six plies, and on until nothing can be captured.
inline Outlook outlookOf(const Position& now, const std::vector<Move>& line) {
    constexpr std::size_t foreseen = 6;
    Outlook out;
    Position then = now;
    for (std::size_t i = 0; i < line.size() && (i < foreseen || canCapture(then, then.toMove)); ++i) {
        const Side mover = then.toMove;
        const int kings = count(then.kingsOf(mover));
        then = after(then, line[i]);
        if (mover == now.toMove && count(then.kingsOf(mover)) > kings) out.isCrowned = true;
    }
    out.gain = lead(then, now.toMove) - lead(now, now.toMove);
    return out;
}

/// The moves of one side in so many plies that it begins and ends.
constexpr int movesIn(int plies) {
    return (plies + 1) / 2;
}

}  // namespace checkers
