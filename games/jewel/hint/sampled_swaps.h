// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

#include <stop_token>
#include <vector>

/// Swaps against each other, with the same samples of the gems to come.
namespace jewel {

/// Points that a swap makes in the mean when the best one is always chosen, and those that the next one makes
/// at once.
struct Usual {
    double swap = 0;
    double next = 0;
};
/// Measured in games of the best swaps by these samples. They only tell luck apart and compare no swaps.
Usual usual(const Options& options);

/// One swap with gems that may come.
struct Sample {
    double points = 0;
    /// The points, and those beyond the usual ones that the next swap can make at once.
    double worth = 0;
};

/// One swap in all samples.
struct SampledSwap {
    Swap swap;
    std::vector<Sample> samples{};

    /// Both in the mean.
    double points() const;
    double worth() const;
    /// The standard error of the difference to the worth of another swap in the same samples.
    double errorAgainst(const SampledSwap& other) const;
};

/// Tries all legal swaps, about `budget` times in all. The gems that really come are not looked at. Returns
/// nothing if it is stopped.
std::vector<SampledSwap> sampledSwaps(const State& state, std::uint64_t budget, std::uint64_t seed,
                                      const std::stop_token& stop);
/// Returns the swap that is worth most; there must be one.
const SampledSwap& bestOf(const std::vector<SampledSwap>& swaps);

}  // namespace jewel
