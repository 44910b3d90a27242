// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace lights_out {

/// Largest side of a board: its cells fill a CellSet exactly.
constexpr int largestSize = 16;

/// A set of cells of one board, numbered in reading order; a vector over GF(2) with ^ as its sum.
class CellSet {
  public:
    static constexpr int capacity = largestSize * largestSize;

    constexpr bool test(int cell) const { return ((word(cell) >> (cell & 63)) & 1U) != 0; }
    constexpr void set(int cell) { words_[index(cell)] |= bit(cell); }
    constexpr void flip(int cell) { words_[index(cell)] ^= bit(cell); }

    constexpr CellSet& operator^=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr CellSet& operator&=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr CellSet& operator|=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    friend constexpr CellSet operator^(CellSet one, const CellSet& other) { return one ^= other; }
    friend constexpr CellSet operator&(CellSet one, const CellSet& other) { return one &= other; }
    friend constexpr CellSet operator|(CellSet one, const CellSet& other) { return one |= other; }

    constexpr int count() const {
        int sum = 0;
        for (const auto word : words_) sum += std::popcount(word);
        return sum;
    }
    constexpr bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    constexpr bool none() const { return !any(); }
    /// Returns true if the number of cells is odd. On an intersection this is the dot product.
    constexpr bool odd() const {
        return (std::popcount(words_[0] ^ words_[1] ^ words_[2] ^ words_[3]) & 1) != 0;
    }
    /// The first cell, or -1 if there is none.
    constexpr int first() const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (words_[i] != 0) return static_cast<int>(i) * 64 + std::countr_zero(words_[i]);
        return -1;
    }
    /// Calls `visit` with every cell in reading order.
    template <class Visit>
    constexpr void each(Visit visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (auto rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
    }

    constexpr bool operator==(const CellSet&) const = default;

  private:
    static constexpr std::size_t index(int cell) { return static_cast<std::size_t>(cell) / 64; }
    static constexpr std::uint64_t bit(int cell) { return std::uint64_t{1} << (cell & 63); }
    constexpr std::uint64_t word(int cell) const { return words_[index(cell)]; }

    std::array<std::uint64_t, capacity / 64> words_{};
};

}  // namespace lights_out
