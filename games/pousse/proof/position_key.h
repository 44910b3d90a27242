// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/proof/small_board.h"

#include <cstdint>
#include <span>

namespace pousse::proof {

/// A number for a position in which the attacker is to move: the board as he sees it, and the boards before
/// it that can come again (likewise, in any order). Where there are none of these, it is the same for all
/// eight images of the board.
std::uint64_t positionKey(const SmallBoard& board, std::span<const SmallBoard> past);

/// The same with the other side to move; `board` is as the attacker's opponent sees it.
std::uint64_t defenceKey(const SmallBoard& board, std::span<const SmallBoard> past);

}  // namespace pousse::proof
