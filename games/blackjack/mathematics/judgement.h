// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/expectation.h"
#include "blackjack/rules.h"

#include <array>
#include <optional>
#include <vector>

namespace blackjack {

/// The action of basic strategy, the value of each action, and the best action.
struct Advice {
    Action action = Action::stand;  ///< of basic strategy
    /// The best action for exactly these cards, which basic strategy does not consider one by one; the action
    /// of basic strategy if no other is better.
    Action best = Action::stand;
    /// In bets, indexed by Action, with the best play afterwards; empty for illegal actions. Insurance is a
    /// bet of its own: no insurance is worth nothing.
    std::array<std::optional<double>, actionCount> worth;

    bool isBasicBest() const { return best == action; }
    double worthOf(Action which) const { return worth[static_cast<std::size_t>(which)].value_or(0); }
};

/// Returns advice on a hand as it was when the player decided.
Advice adviseOn(const Situation& situation);

/// Comparison of a player's decisions with basic strategy.
struct Comparison {
    int decisions = 0;
    int agreed = 0;
    /// The average cost of the player's differing decisions in dollars. Never negative: beating basic
    /// strategy is no loss.
    double givenAway = 0;
};
Comparison compare(const std::vector<Decision>& decisions);

}  // namespace blackjack
