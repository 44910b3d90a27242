// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/proof/small_board.h"

#include <cstdint>
#include <span>

namespace pousse::proof {

/// A key of a position with the attacker to move: the board from the attacker's view, and the earlier boards
/// that can recur (likewise, in any order). If there are none of these, it is the same for all eight images.
std::uint64_t positionKey(const SmallBoard& board, std::span<const SmallBoard> past);

/// The same with the other side to move; `board` is from the view of the attacker's opponent.
std::uint64_t defenceKey(const SmallBoard& board, std::span<const SmallBoard> past);

}  // namespace pousse::proof
