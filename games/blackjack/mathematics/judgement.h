// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/expectation.h"
#include "blackjack/rules.h"

#include <array>
#include <optional>
#include <vector>

namespace blackjack {

/// What basic strategy says to a hand, what each action is worth, and which is worth most.
struct Advice {
    Action action = Action::stand;  ///< of basic strategy
    /// The best for these very cards, which basic strategy does not look at one by one; its own action where
    /// no other is better.
    Action best = Action::stand;
    /// In bets, by Action; empty for what is not allowed. What follows is played as well as it can be.
    std::array<std::optional<double>, actionCount> worth;

    bool isBasicBest() const { return best == action; }
    double worthOf(Action which) const { return worth[static_cast<std::size_t>(which)].value_or(0); }
};

/// About a hand as it was when the player decided.
Advice adviseOn(const Situation& situation);

/// How a player's decisions compare with basic strategy.
struct Comparison {
    int decisions = 0;
    int agreed = 0;
    /// Bets that the player's other decisions cost on average, times the bet: dollars. Never negative: to
    /// know better than basic strategy is no loss.
    double givenAway = 0;
};
Comparison compare(const std::vector<Decision>& decisions);

/// What one decision gave away, in bets; 0 for one that agrees.
double givenAway(const Decision& decision, const Advice& advice);

}  // namespace blackjack
