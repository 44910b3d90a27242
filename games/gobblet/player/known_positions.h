// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <cstdint>
#include <optional>
#include <span>

namespace gobblet {

/// One of the best actions in a position of the 3 x 3 game in which finding one takes many positions; nothing
/// for all others. There are few of them, and all have few pieces on the board.
std::optional<Move> knownBest(const Position& position);

/// All of them, sorted, as smallBoardKey() has them.
std::span<const std::uint64_t> knownPositions();

}  // namespace gobblet
