// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <vector>

namespace gobblet {

/// Could this side win with one action if it were its turn? The game must not be over.
bool canWin(const Position& position, Side side);

/// One action with which a side would win if it were its turn, and the cells of the line or lines that it
/// would show then.
struct Threat {
    Move move;
    Cells line = 0;
    bool operator==(const Threat&) const = default;
};

/// All of them, in the order of generate(); nothing when the game is over.
std::vector<Threat> threats(const Position& position, Side side);

/// The visible pieces of this side that hold down a line of the other side: whoever lifts one loses, unless
/// it lands on that same line.
Cells pinned(const Position& position, Side side);

}  // namespace gobblet
