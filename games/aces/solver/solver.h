// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace aces {

/// The proven result of a position; `unknown` if the budget was used up before a proof.
enum class Verdict { winnable, lost, unknown };

/// The limits of a search, for all its parts together.
struct Budget {
    long positions = 0;
    long bytes = 0;
};

/// For automatic searches: less than three seconds on one core, and enough for nearly all fresh deals.
constexpr Budget unaskedBudget{4'500'000, 48L << 20};
/// The budget of a search that the player has requested.
constexpr Budget askedBudget{60'000'000, 192L << 20};
/// For hints, which a player waits for. Wins are found soon; only the proofs of losses take long.
constexpr Budget hintBudget = unaskedBudget;
/// The budget per shuffle if the deal must be winnable: wins that are not found soon are rare.
constexpr Budget dealBudget{10'000, 16L << 20};

/// Called now and then with the number of positions searched, on the thread of the search.
using Progress = std::function<void(long)>;

/// The result of a search with full knowledge of the stock.
struct Finding {
    Verdict verdict = Verdict::unknown;
    long positions = 0;  ///< number of positions searched
    long bytes = 0;      ///< peak memory use
};

/// Searches for a win, then for a proof that there is none. Empty only if stopped. The same position and
/// budget give the same finding.
std::optional<Finding> decide(const State& state, Budget budget, std::stop_token stop,
                              const Progress& progress = {});

/// A finding with a plan.
struct Solution : Finding {
    int left = 0;             ///< cards left at the end of the plan; the minimum only for a win
    std::vector<Move> moves;  ///< to the win, otherwise to the best end that was found
};

/// Like decide(), but returns the moves as well. The same position and budget give the same solution.
std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop);

/// Returns true if a win is found within the budget. False if stopped.
bool isWinnable(const State& state, Budget budget, std::stop_token stop);

}  // namespace aces
