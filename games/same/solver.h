// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace same {

/// A way to play on to the end of the game.
struct Plan {
    std::vector<Move> moves;
    std::int64_t score = 0;  ///< what Rules::score() gives at its end
    int left = 0;            ///< balls left at its end
};

/// How many positions a search may look at. Searches with the same position and budget give the same plan.
struct Budget {
    long positions = 0;
};

/// What the par score of a deal is searched with: about a second of one core for the default board.
constexpr Budget parBudget{400'000};
/// What a hint is searched with.
constexpr Budget hintBudget{200'000};

/// The best way found to play on, by a beam search that is repeated with a wider beam and another view of
/// what a position is worth until the budget is used up. No claim that there is no better way. A stopped
/// search gives the best of what it has, which may be a plan without moves.
Plan findPlan(const State& state, Budget budget, std::stop_token stop);
/// The same where ways on from here are known: one of them, unless a better one is found. What is no way to
/// the end of the game is passed over.
Plan findPlan(const State& state, const plt::Ways<Move>& known, Budget budget, std::stop_token stop);

/// The par score of a deal: what the search reaches from its start.
inline std::int64_t parScore(const Options& options, const Start& start, std::stop_token stop) {
    return findPlan(Rules::begin(options, start), parBudget, stop).score;
}

}  // namespace same
