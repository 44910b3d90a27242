// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace chat_noir {

/// A set of cells of a board with at most 13 x 13 cells, numbered y * size + x.
class CellSet {
  public:
    bool has(int cell) const { return (words_[wordOf(cell)] & bitOf(cell)) != 0; }
    void add(int cell) { words_[wordOf(cell)] |= bitOf(cell); }
    void remove(int cell) { words_[wordOf(cell)] &= ~bitOf(cell); }
    bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    bool meets(const CellSet& other) const { return !(*this & other).empty(); }
    bool isWithin(const CellSet& other) const { return (*this - other).empty(); }

    /// Every cell's number plus or minus `steps` (1 .. 63); numbers below 0 are dropped.
    CellSet raised(int steps) const {
        CellSet set;
        set.words_ = {words_[0] << steps, words_[1] << steps | words_[0] >> (64 - steps),
                      words_[2] << steps | words_[1] >> (64 - steps)};
        return set;
    }
    CellSet lowered(int steps) const {
        CellSet set;
        set.words_ = {words_[0] >> steps | words_[1] << (64 - steps),
                      words_[1] >> steps | words_[2] << (64 - steps), words_[2] >> steps};
        return set;
    }

    friend CellSet operator&(CellSet a, const CellSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend CellSet operator|(CellSet a, const CellSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend CellSet operator-(CellSet a, const CellSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    bool operator==(const CellSet&) const = default;

    /// Calls `visit` with the number of every cell, in ascending order.
    template <class Visitor>
    void forEach(Visitor visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (auto rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
        }
    }

  private:
    static std::size_t wordOf(int cell) { return static_cast<std::size_t>(cell) / 64; }
    static std::uint64_t bitOf(int cell) { return std::uint64_t{1} << (static_cast<unsigned>(cell) % 64); }

    std::array<std::uint64_t, 3> words_{};
};

}  // namespace chat_noir
