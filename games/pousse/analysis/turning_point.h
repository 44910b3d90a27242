// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "pousse/rules.h"

#include <optional>
#include <vector>

namespace pousse {

/// Where a game was lost, as far as a search can see.
struct TurningPoint {
    int ply = 0;        ///< the number of the loser's move after which the other side could force a win
    Move better;        ///< what holds longer there, or wins
    bool wins = false;  ///< with it the loser could have forced a win
    int longest = 0;    ///< moves of both sides until that forced end, counted from after the move
    bool operator==(const TurningPoint&) const = default;
};

/// Looks backwards from the end of a game for the loser's last move before which no loss was seen. Nothing
/// when the game is not over, or it was stopped. Every position gets the budget; the stop token is looked at
/// often.
std::optional<TurningPoint> turningPointOf(int size, const std::vector<Move>& moves,
                                           const plt::Question& question);

}  // namespace pousse
