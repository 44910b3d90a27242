// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/strategy.h"

#include <cstdint>

namespace blackjack {

/// When the simulated shoe is shuffled.
enum class Shuffling {
    everyRound,  ///< Each round from a full shoe, as the exact calculation has it.
    house,       ///< When fewer than 52 cards are left after a round.
};

/// What a simulation counted.
struct Simulated {
    std::int64_t rounds = 0;
    std::int64_t won = 0;  ///< Rounds with more paid than staked.
    std::int64_t even = 0;
    std::int64_t lost = 0;
    std::int64_t blackjacks = 0;  ///< Naturals that were paid.
    std::int64_t dealt = 0;       ///< Player's naturals, paid or not.
    std::int64_t cards = 0;
    std::int64_t shoes = 0;
    std::int64_t dealerPlayed = 0;
    std::int64_t dealerBust = 0;
    double sum = 0;  ///< Of the rounds' returns, in bets.
    double sumSquares = 0;

    double mean() const { return sum / static_cast<double>(rounds); }
    /// Standard deviation of one round.
    double deviation() const;
    /// Standard error of mean().
    double error() const;
};

/// Plays rounds by a strategy, on the round that players play. Equal arguments give equal results.
Simulated simulate(const Strategy& strategy, std::int64_t rounds, std::uint64_t seed, Shuffling shuffling);

}  // namespace blackjack
