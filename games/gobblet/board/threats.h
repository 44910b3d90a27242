// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <vector>

namespace gobblet {

/// Returns true if this side could win with one action on its turn. The game must not be over.
bool canWin(const Position& position, Side side);

/// An action that would win for a side on its turn, and the cells of the line or lines that it would
/// complete.
struct Threat {
    Move move;
    Cells line = 0;
    bool operator==(const Threat&) const = default;
};

/// All threats, in the order of generate(); empty if the game is over.
std::vector<Threat> threats(const Position& position, Side side);

/// The visible pieces of this side that cover a line of the other side: lifting one loses, unless it lands on
/// that same line.
Cells pinned(const Position& position, Side side);

}  // namespace gobblet
