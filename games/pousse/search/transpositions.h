// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pousse {

/// What a search remembers, by a key of all that a value depends on: the board, the side to move, and the
/// boards that may not come again.
class Transpositions {
  public:
    enum class Bound : std::uint8_t { none, upper, lower, exact };
    static constexpr std::uint8_t noMove = 0xff;

    struct Entry {
        std::uint64_t key = 0;
        std::int32_t value = 0;
        std::uint8_t depth = 0;
        Bound bound = Bound::none;
        std::uint8_t move = noMove;
        std::uint8_t round = 0;  ///< iteration in which it was written
    };

    /// 2^bits entries of 16 bytes.
    explicit Transpositions(int bits) : entries_(std::size_t{1} << bits), mask_(entries_.size() - 1) {}

    const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[static_cast<std::size_t>(key) & mask_];
        return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
    }
    void store(const Entry& entry) {
        Entry& place = entries_[static_cast<std::size_t>(entry.key) & mask_];
        if (place.key != entry.key && place.round == entry.round && place.depth > entry.depth) return;
        place = entry;
    }

  private:
    std::vector<Entry> entries_;
    std::size_t mask_;
};

}  // namespace pousse
