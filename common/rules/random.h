// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace plt {

/// The only generator of deals, dice and draws, specified bit for bit, so that a deal number means the same
/// deal on every machine and in every later version (tests/rules/test_random.cpp pins the values).
///
/// Engine: xoshiro256** 1.0 (Blackman and Vigna, 2018), its four words filled by SplitMix64 from the seed. It
/// is a plain value of 32 bytes and is part of the state of a game that draws random numbers while it is
/// played.
class Random {
  public:
    /// Equal seeds give equal sequences.
    explicit constexpr Random(std::uint64_t seed = 0) {
        for (auto& word : words_) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            word = z ^ (z >> 31);
        }
    }

    /// Returns the next 64 random bits.
    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t t = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    /// Returns a number in 0 .. bound-1, uniform without bias: draws at or above the largest multiple of the
    /// bound are discarded, the others are taken modulo the bound. bound >= 1; a bound of 1 draws nothing.
    constexpr std::uint64_t below(std::uint64_t bound) {
        if (bound <= 1) return 0;
        const std::uint64_t rest = (0 - bound) % bound;  // 2^64 mod bound
        for (;;) {
            const std::uint64_t draw = next();
            if (draw <= UINT64_MAX - rest) return draw % bound;
        }
    }

    /// Returns a uniform number in low .. high, both included. low <= high.
    constexpr int between(int low, int high) {
        return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low) + 1));
    }

    /// Returns true or false, equally likely.
    constexpr bool coin() { return (next() >> 63) != 0; }

    /// Shuffles in place, every order equally likely (Fisher-Yates from the last element to the second; each
    /// is swapped with one at or before its index).
    template <class Range>
    constexpr void shuffle(Range& range) {
        for (std::size_t i = range.size(); i > 1; --i) {
            const auto j = static_cast<std::size_t>(below(i));
            if (j != i - 1) std::swap(range[i - 1], range[j]);
        }
    }

    bool operator==(const Random&) const = default;

  private:
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace plt
