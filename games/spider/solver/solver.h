// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace spider {

/// The proven result of a position. `unknown` means that neither a win nor a proof that there is none was
/// found within the budget.
enum class Verdict { winnable, lost, unknown };

/// The result of solving a position with full knowledge of all cards.
struct Solution {
    Verdict verdict = Verdict::unknown;
    std::vector<Move> moves;  ///< to the win, otherwise to the most promising position found
    long positions = 0;       ///< number of positions searched
};

/// The number of positions that a search may visit.
struct Budget {
    long positions = 0;
};

/// At most ten seconds on one core; one deal in a hundred takes more than one.
constexpr Budget solverBudget{80'000'000};
/// The budget of a hint, which a player waits for: at most three seconds and what it takes to shorten a win.
constexpr Budget hintBudget{24'000'000};
/// The budget of a hint that comes at once: some ten milliseconds.
constexpr Budget firstHintBudget{100'000};
/// The budget per shuffle of the first dealer: at most half a second, and enough for most deals except those
/// of four suits, of which several are tried.
constexpr Budget dealBudget{1'500'000};

/// Searches for a win and for a proof that there is none. Empty only if stopped. The same position and budget
/// give the same solution.
std::optional<Solution> decide(const State& state, Budget budget, std::stop_token stop);

/// Like decide(), and then shortens a win, which takes about another second.
std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop);

/// Returns a winning sequence, if one is found within the budget as the first dealer searches.
std::optional<std::vector<Move>> findWin(const State& state, Budget budget, std::stop_token stop);

/// Returns the winning sequence for which this dealer takes the deal as winnable; empty if it tries another
/// shuffle. The same for ever.
std::optional<std::vector<Move>> findWinOf(int dealer, const State& state, std::stop_token stop);

}  // namespace spider
