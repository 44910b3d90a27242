// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <cstdint>

namespace pousse {

/// The plies that the classic player looks ahead: what its model reaches on boards of this size.
int classicPlies(int size);

/// What the classic player finds.
struct ClassicChoice {
    Move move;
    /// Of all boards on the line of best moves, own less the other's; meaningless when `end` is not 0.
    int value = 0;
    int end = 0;  ///< moves until a forced win, or less than 0 until a forced loss; 0 if none is seen
    std::uint64_t nodes = 0;
};

/// The worth of a board for the side that has just moved, as the classic player sees it.
int classicWorth(const State& before, const Move& move);

/// A search of a fixed depth that adds up the worth of every board on its way, with alternating sign. It ends
/// early when it sees a forced win or loss, and looks only two plies ahead at the first move of either side.
/// The game must not be over; however early it is stopped, the move is legal.
ClassicChoice classicChoice(const State& state, int plies, const plt::Question& question);

}  // namespace pousse
