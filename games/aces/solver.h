// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace aces {

/// What is proven about a position; `unknown`: the budget was used up before either was.
enum class Verdict { winnable, lost, unknown };

/// What can be made of a position with full knowledge of the stock.
struct Solution {
    Verdict verdict = Verdict::unknown;
    int left = 0;             ///< cards left at the end of the plan; the fewest possible for a win only
    std::vector<Move> moves;  ///< the plan: to the win, else to the best end that was found
    long positions = 0;       ///< how many were looked at
};

/// How many positions each of the three parts of the search may look at.
struct Budget {
    long positions = 0;
};

/// Enough for each of 150 fresh deals; nearly all take less than a second of one core, the worst takes
/// thirteen.
constexpr Budget solverBudget{30'000'000};
/// A second or two at the worst: a player waits for a hint. Wins are found soon, it is the proofs of losses
/// that take long.
constexpr Budget hintBudget{1'500'000};
/// What a shuffle is tried with when the deal must be winnable: wins that are not found soon are rare.
constexpr Budget dealBudget{10'000};

/// Looks for a win, then for a proof that there is none. Empty only when stopped. The same position and
/// budget give the same solution.
std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop);

/// Whether a win is found within the budget. False when stopped.
bool isWinnable(const State& state, Budget budget, std::stop_token stop);

}  // namespace aces
