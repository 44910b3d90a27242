// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/turn/dice.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace parcheesi {

constexpr int faceCount = 6;
/// What two dice can show when they are not told apart.
constexpr int pairCount = faceCount * (faceCount + 1) / 2;

/// All of them, the lower face first: 1-1, 1-2, ... 6-6.
constexpr std::array<Dice, pairCount> makePairs() {
    std::array<Dice, pairCount> pairs{};
    std::size_t at = 0;
    for (std::uint8_t low = 1; low <= faceCount; ++low)
        for (std::uint8_t high = low; high <= faceCount; ++high) pairs[at++] = {low, high};
    return pairs;
}
inline constexpr auto allPairs = makePairs();

/// How many of the 36 ways in which two dice can fall show this pair.
constexpr int waysOf(Dice pair) {
    return pair.isDouble() ? 1 : 2;
}

/// Rolls of a side, or of several: how often each pair came up, in the order of allPairs.
struct Tally {
    std::array<std::int64_t, pairCount> pairs{};

    void add(Dice dice, std::int64_t times = 1) {
        for (std::size_t pair = 0; pair < pairCount; ++pair)
            if (allPairs[pair] == dice || allPairs[pair] == Dice{dice.second, dice.first})
                pairs[pair] += times;
    }
    void add(const Tally& other) {
        for (std::size_t pair = 0; pair < pairCount; ++pair) pairs[pair] += other.pairs[pair];
    }
    std::int64_t rolls() const {
        std::int64_t sum = 0;
        for (const auto count : pairs) sum += count;
        return sum;
    }
    std::int64_t doubles() const {
        std::int64_t sum = 0;
        for (std::size_t pair = 0; pair < pairCount; ++pair)
            if (allPairs[pair].isDouble()) sum += pairs[pair];
        return sum;
    }
    /// How often each number of pips came up, 1 first: twice as many as rolls in all.
    std::array<std::int64_t, faceCount> faces() const {
        std::array<std::int64_t, faceCount> counts{};
        for (std::size_t pair = 0; pair < pairCount; ++pair) {
            counts[allPairs[pair].first - 1U] += pairs[pair];
            counts[allPairs[pair].second - 1U] += pairs[pair];
        }
        return counts;
    }
    bool operator==(const Tally&) const = default;
};

}  // namespace parcheesi
