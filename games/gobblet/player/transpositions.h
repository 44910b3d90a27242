// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace gobblet {

/// The transposition table of a search; all symmetries of a position share an entry.
class Transpositions {
  public:
    enum class Bound : std::uint8_t { none, lower, upper, exact };
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t value = 0;
        std::uint16_t move = 0;  ///< packed, in the canonical form of the position; 0 if none
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };

    /// Creates at least this many entries, within 2^12 to 2^20.
    explicit Transpositions(std::uint64_t places) {
        std::uint64_t size = std::uint64_t{1} << 12;
        while (size < places && size < std::uint64_t{1} << 20) size *= 2;
        entries_.resize(size);
    }

    const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[key & (entries_.size() - 1)];
        return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
    }
    void store(const Entry& entry) { entries_[entry.key & (entries_.size() - 1)] = entry; }

  private:
    std::vector<Entry> entries_;
};

}  // namespace gobblet
