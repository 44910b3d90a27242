// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/pieces.h"

namespace gobblet {

/// What a line half built is worth in evaluate().
constexpr int lineUnit = 100;

/// An estimate for the side to move, of a position in which nobody can win at once: lines under way, and how
/// many pieces are free to move. Far from the values of forced wins.
int evaluate(const Position& position);

}  // namespace gobblet
