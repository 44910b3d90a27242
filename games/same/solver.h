// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace same {

/// A sequence of moves to the end of the game.
struct Plan {
    std::vector<Move> moves;
    std::int64_t score = 0;  ///< Rules::score() at the end
    int left = 0;            ///< balls left at the end
    bool isProven = false;   ///< nothing ends with more points; only known near the end
};

/// The number of positions that a search may visit. The same position and budget always give the same plan.
struct Budget {
    long positions = 0;
};

/// The budget for the par score of a deal: about a second on one core for the default board.
constexpr Budget parBudget{1'100'000};
/// The budget for a hint.
constexpr Budget hintBudget{550'000};

/// Returns the best plan found by beam searches, first from here, then from places of the best line so far,
/// each with another estimate, until the budget is used up. There may be a better one. A stopped search
/// returns the best plan so far, which may have no moves.
Plan findPlan(const State& state, Budget budget, std::stop_token stop);
/// The same if sequences of moves from here are known: returns one of them unless the search finds a better
/// one. Sequences that do not lead to the end of the game are ignored.
Plan findPlan(const State& state, const plt::Ways<Move>& known, Budget budget, std::stop_token stop);

/// The par score of a deal: the score that the search reaches from its start.
inline std::int64_t parScore(const Options& options, const Start& start, std::stop_token stop) {
    return findPlan(Rules::begin(options, start), parBudget, stop).score;
}

}  // namespace same
