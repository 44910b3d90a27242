// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace spider {

/// What is proven about a position. `unknown`: neither a win nor a proof that there is none was found within
/// the budget.
enum class Verdict { winnable, lost, unknown };

/// What can be made of a position with full knowledge of all cards.
struct Solution {
    Verdict verdict = Verdict::unknown;
    std::vector<Move> moves;  ///< to the win, else to the most promising position that was found
    long positions = 0;       ///< how many were looked at
};

/// How many positions a search may look at.
struct Budget {
    long positions = 0;
};

/// A few seconds of one core at the worst.
constexpr Budget solverBudget{12'000'000};
/// What a shuffle is tried with when the deal must be winnable: half a second at the worst, and enough for
/// most deals but those of four suits, of which several are tried.
constexpr Budget dealBudget{1'500'000};

/// Looks for a win and for a proof that there is none. Empty only when stopped. The same position and budget
/// give the same solution.
std::optional<Solution> decide(const State& state, Budget budget, std::stop_token stop);

/// The same, and then tells a win in fewer moves, which takes about another second.
std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop);

/// A way to win, if one is found within the budget.
std::optional<std::vector<Move>> findWin(const State& state, Budget budget, std::stop_token stop);

}  // namespace spider
