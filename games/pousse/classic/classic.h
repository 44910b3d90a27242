// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <cstdint>

namespace pousse {

/// The search depth of the classic player in plies: that of its model on boards of this size.
int classicPlies(int size);

/// The result of the classic player.
struct ClassicChoice {
    Move move;
    /// Sum over all boards on the principal variation, own minus the other's; meaningless unless `end` is 0.
    int value = 0;
    int end = 0;  ///< moves until a forced win, negative until a forced loss; 0 if none is seen
    std::uint64_t nodes = 0;
};

/// The classic player's evaluation of a board for the side that has just moved.
int classicWorth(const State& before, const Move& move);

/// A search of fixed depth that adds up the worth of all boards along a line, with alternating sign. It ends
/// early at a forced win or loss, and looks only two plies ahead at the first move of either side. The game
/// must not be over; the move is legal however early the search is stopped.
ClassicChoice classicChoice(const State& state, int plies, const plt::Question& question);

}  // namespace pousse
