// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <cstdint>
#include <optional>
#include <span>

namespace gobblet {

/// A best action for those positions of the 3 x 3 game in which the search for one takes many positions; none
/// for all others. There are few, all with few pieces on the board.
std::optional<Move> knownBest(const Position& position);

/// The smallBoardKey() of all of them, sorted.
std::span<const std::uint64_t> knownPositions();

}  // namespace gobblet
