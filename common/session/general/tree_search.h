// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"
#include "common/session/general/search_limits.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace plt::general {

/// A legal move with what a tree search has found out about it, for the seat to move: from 0 for a loss to 1
/// for a win.
struct Candidate {
    AnyMove move;
    double value = 0.5;
    double estimate = 0.5;  ///< the mean of the games that were played out, to choose among proven draws
    std::uint64_t visits = 0;
    bool isProven = false;
    int distance = 0;  ///< moves to the proven end, which may be sooner
};

/// The candidates of a position, in the order of the rules.
struct Opinion {
    std::vector<Candidate> candidates;
    std::uint64_t positions = 0;  ///< looked at

    /// Returns the index of the best candidate; there must be one. A proven win is best, the sooner the
    /// better; a proven loss is worst, the later the better; of the others the one that was tried most,
    /// unless a draw is sure and everything else looks clearly worse.
    PLT_API std::size_t best() const;
};

/// Searches a state for the seat to move: a Monte Carlo tree search that proves wins, draws and losses where
/// it can. The value of an end is the seat's rank; in a game that is played alone, the outcome or the score.
/// Nothing may be hidden in the state. `report`: called from time to time with the opinion so far; may be
/// empty.
PLT_API Opinion searchTree(const AnyRules& rules, const AnyState& from, const Limits& limits,
                           std::uint64_t seed, std::stop_token stop,
                           const std::function<void(const Opinion&)>& report = {});

/// Searches what a seat sees. Where something is hidden, it is imagined several times, the limits are divided
/// among these states, a candidate's value is its mean over them, and nothing is proven. Without candidates
/// if the rules cannot imagine it.
Opinion searchSeen(const AnyRules& rules, const AnyObservation& seen, const Limits& limits,
                   std::uint64_t seed, std::stop_token stop,
                   const std::function<void(const Opinion&)>& report = {});

}  // namespace plt::general
