// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/turn/dice.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace parcheesi {

constexpr int faceCount = 6;
/// The number of results of two indistinguishable dice.
constexpr int pairCount = faceCount * (faceCount + 1) / 2;

/// All pairs, the lower face first: 1-1, 1-2, ... 6-6.
constexpr std::array<Dice, pairCount> makePairs() {
    std::array<Dice, pairCount> pairs{};
    std::size_t at = 0;
    for (std::uint8_t low = 1; low <= faceCount; ++low)
        for (std::uint8_t high = low; high <= faceCount; ++high) pairs[at++] = {low, high};
    return pairs;
}
inline constexpr auto allPairs = makePairs();

/// The number of rolls, of 36, that show this pair.
constexpr int waysOf(Dice pair) {
    return pair.isDouble() ? 1 : 2;
}

/// The rolls of one or several sides: a count for each pair, in the order of allPairs.
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
    /// The count of each face, 1 first; the sum is twice the number of rolls.
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
