// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"

#include <vector>

namespace checkers {

/// One piece of the set with which a game is played, from the start to now.
struct Figure {
    int id = 0;  ///< first side 0 .. 11, second side 12 .. 23
    Side side = Side::first;
    bool king = false;
    int square = 0;  ///< 1 .. 32; 0 when it was captured
    int place = 0;   ///< of a captured one: how many of its side were captured before it
    bool operator==(const Figure&) const = default;
};

/// The pieces of a position, numbered by their squares.
std::vector<Figure> figuresOf(const Position& start);

/// Moves the figures along a legal move, which may be done by half: only the first `jumps` of a capture.
void advance(std::vector<Figure>& figures, const Move& move, int jumps);
inline void advance(std::vector<Figure>& figures, const Move& move) {
    advance(figures, move, move.jumps);
}

/// The pieces at the end of these moves; draws by word and resignation change nothing.
std::vector<Figure> figuresAfter(const Position& start, const std::vector<Move>& moves);

}  // namespace checkers
