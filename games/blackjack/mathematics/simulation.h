// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/strategy.h"

#include <cstdint>

namespace blackjack {

/// The time at which the simulated shoe is shuffled.
enum class Shuffling {
    everyRound,  ///< each round from a full shoe, as in the exact calculation
    house,       ///< when fewer cards than cutCard() are left after a round
};

/// Counts of a simulation.
struct Simulated {
    std::int64_t rounds = 0;
    std::int64_t won = 0;  ///< rounds with more paid than staked
    std::int64_t even = 0;
    std::int64_t lost = 0;
    std::int64_t blackjacks = 0;  ///< naturals that were paid
    std::int64_t dealt = 0;       ///< player's naturals, paid or not
    std::int64_t cards = 0;
    std::int64_t shoes = 0;
    std::int64_t dealerPlayed = 0;
    std::int64_t dealerBust = 0;
    double sum = 0;  ///< of the rounds' returns, in bets
    double sumSquares = 0;

    double mean() const { return sum / static_cast<double>(rounds); }
    /// Standard deviation of one round.
    double deviation() const;
    /// Standard error of mean().
    double error() const;
};

/// Plays rounds by a strategy with the same Round as the game. Equal arguments give equal results.
Simulated simulate(const House& house, const Strategy& strategy, std::int64_t rounds, std::uint64_t seed,
                   Shuffling shuffling);

}  // namespace blackjack
