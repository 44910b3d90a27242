// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "pousse/rules.h"

#include <cstdint>
#include <vector>

namespace pousse {

/// How the computer plays; see Rules::levels().
enum class Level : std::uint8_t { simple, beginner, easy, medium, quickClassic, classic, strong, expert };

/// What the strongest player thinks of a position.
struct Analysis {
    Move move;
    double value = 0;     ///< for the side to move, in markers; meaningless when a win is proven
    bool proven = false;  ///< won or lost for certain
    int plies = 0;        ///< moves until the end at the latest, when it is proven
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< the best moves of both sides

    bool isWin() const { return proven && value > 0; }
    bool isLoss() const { return proven && value < 0; }
};

/// The best the computer can do; on 3 x 3 it is perfect, whatever the budget. The game must not be over.
Analysis analyse(const State& state, const plt::Question& question);

/// A move of the computer at this level; a legal one whatever the budget. The game must not be over.
Move choose(const State& state, Level level, const plt::Question& question);

}  // namespace pousse
