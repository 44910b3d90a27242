// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"

#include <vector>

namespace checkers {

/// A piece with an identity throughout the game.
struct Figure {
    int id = 0;  ///< first side 0 to 11, second side 12 to 23
    Side side = Side::first;
    bool king = false;
    int square = 0;  ///< 1 to 32; 0 if captured
    int place = 0;   ///< if captured: number of pieces of its side captured before it
    bool operator==(const Figure&) const = default;
};

/// The pieces of a position, numbered by square.
std::vector<Figure> figuresOf(const Position& start);

/// Moves the figures along a legal move, possibly only part of it: the first `jumps` of a capture.
void advance(std::vector<Figure>& figures, const Move& move, int jumps);
inline void advance(std::vector<Figure>& figures, const Move& move) {
    advance(figures, move, move.jumps);
}

/// The pieces after these moves; agreed draws and resignation have no effect.
std::vector<Figure> figuresAfter(const Position& start, const std::vector<Move>& moves);

}  // namespace checkers
