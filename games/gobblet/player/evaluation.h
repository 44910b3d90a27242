// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/pieces.h"

namespace gobblet {

/// The value of a half-completed line in evaluate().
constexpr int lineUnit = 100;

/// Evaluates a position without an immediate win, for the side to move: lines in progress, and the number of
/// pieces free to move. Far from the values of forced wins.
int evaluate(const Position& position);

}  // namespace gobblet
