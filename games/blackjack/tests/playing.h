// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/strategy.h"
#include "blackjack/rules.h"

#include <cmath>

#include <QtGlobal>

/// Helpers that several tests of Blackjack share.
namespace blackjack {

/// The state after a move that must be legal.
inline State done(const State& state, const Move& move) {
    const auto next = Rules::apply(state, move);
    if (!next) qFatal("%s: %s", Rules::write(move).c_str(), next.problem().english().c_str());
    return *next;
}

/// Always stands.
inline Strategy standingAlways() {
    Strategy strategy;
    for (auto& table : strategy.standing)
        for (auto& row : table) row.fill(true);
    return strategy;
}

/// Stands from these totals on, and neither doubles nor splits.
inline Strategy standingFrom(int hard, int soft) {
    Strategy strategy;
    for (int points = 2; points <= 21; ++points) {
        Strategy::entry(strategy.standing, {points, false}).fill(points >= hard);
        Strategy::entry(strategy.standing, {points, true}).fill(points >= soft);
    }
    return strategy;
}

inline bool near(double value, double expected, double tolerance) {
    return std::abs(value - expected) <= tolerance;
}

}  // namespace blackjack
