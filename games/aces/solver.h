// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace aces {

/// What is proven about a position; `unknown`: the budget was used up before either was.
enum class Verdict { winnable, lost, unknown };

/// What a search may use up, all its parts together.
struct Budget {
    long positions = 0;
    long bytes = 0;
};

/// For what nobody asked for: less than three seconds of one core, and enough for nearly all fresh deals.
constexpr Budget unaskedBudget{4'500'000, 48L << 20};
/// For who asks and waits.
constexpr Budget askedBudget{60'000'000, 192L << 20};
/// A player waits for a hint. Wins are found soon, it is the proofs of losses that take long.
constexpr Budget hintBudget = unaskedBudget;
/// What a shuffle is tried with when the deal must be winnable: wins that are not found soon are rare.
constexpr Budget dealBudget{10'000, 16L << 20};

/// Told now and then how many positions were looked at, on the thread of the search.
using Progress = std::function<void(long)>;

/// What was found out about a position with full knowledge of the stock.
struct Finding {
    Verdict verdict = Verdict::unknown;
    long positions = 0;  ///< how many were looked at
    long bytes = 0;      ///< the most memory that was used at one time
};

/// Looks for a win, then for a proof that there is none. Empty only when stopped. The same position and
/// budget give the same finding.
std::optional<Finding> decide(const State& state, Budget budget, std::stop_token stop,
                              const Progress& progress = {});

/// A finding with a plan.
struct Solution : Finding {
    int left = 0;             ///< cards left at the end of the plan; the fewest possible for a win only
    std::vector<Move> moves;  ///< the plan: to the win, else to the best end that was found
};

/// The same as decide(), with the way that was found. The same position and budget give the same solution.
std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop);

/// Whether a win is found within the budget. False when stopped.
bool isWinnable(const State& state, Budget budget, std::stop_token stop);

}  // namespace aces
