// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "pousse/rules.h"

#include <optional>
#include <vector>

namespace pousse {

/// The point at which a game was lost, as far as a search can see.
struct TurningPoint {
    int ply = 0;        ///< number of the loser's move after which the other side could force a win
    Move better;        ///< the move that would have won, or resisted longer
    bool wins = false;  ///< the loser could have forced a win with it
    int longest = 0;    ///< moves of both sides after it until the forced end
    bool operator==(const TurningPoint&) const = default;
};

/// Searches backwards from the end of a game for the loser's last move before which no loss was seen. None if
/// the game is not over, or when stopped. Every position gets the budget; the stop token is checked
/// frequently.
std::optional<TurningPoint> turningPointOf(int size, const std::vector<Move>& moves,
                                           const plt::Question& question);

}  // namespace pousse
