// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "pousse/rules.h"

#include <cstdint>
#include <vector>

namespace pousse {

/// The levels of the computer; see Rules::levels().
enum class Level : std::uint8_t { simple, beginner, easy, medium, quickClassic, classic, strong, expert };

/// The strongest player's view of a position.
struct Analysis {
    Move move;
    double value = 0;     ///< for the side to move, in markers; meaningless if a win is proven
    bool proven = false;  ///< won or lost with certainty
    int plies = 0;        ///< maximum number of moves until the end, if proven
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< principal variation

    bool isWin() const { return proven && value > 0; }
    bool isLoss() const { return proven && value < 0; }
};

/// Analyses with the strongest player; perfect on 3 x 3, whatever the budget. The game must not be over.
Analysis analyse(const State& state, const plt::Question& question);

/// A move of the computer at this level, legal whatever the budget. The game must not be over.
Move choose(const State& state, Level level, const plt::Question& question);

}  // namespace pousse
