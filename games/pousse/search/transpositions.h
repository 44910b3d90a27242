// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pousse {

/// A transposition table: positions that a search may reach in several ways, by a key of everything that the
/// value depends on. A new position replaces one with the same low bits of the key, unless that was searched
/// deeper in the same iteration. `Value` is in the search's own unit, `Depth` in plies.
template <class Value, class Depth>
class Transpositions {
  public:
    /// The meaning of Entry::value: an upper or lower bound or the exact value; `none` for an unused entry.
    enum class Bound : std::uint8_t { none, upper, lower, exact };
    /// The value of Entry::move for a position without a best move.
    static constexpr std::uint8_t noMove = 0xff;

    struct Entry {
        std::uint64_t key = 0;
        Value value = 0;
        Depth depth = 0;
        Bound bound = Bound::none;
        std::uint8_t move = noMove;  ///< index in the search's own move numbering
        std::uint8_t round = 0;      ///< iteration of the search that stored the entry
    };

    /// Allocates 2^bits entries.
    explicit Transpositions(int bits) : entries_(std::size_t{1} << bits), mask_(entries_.size() - 1) {}

    /// Returns the entry of a position, or null; valid until the next store().
    const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[static_cast<std::size_t>(key) & mask_];
        return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
    }
    /// Stores a position, unless its slot holds another one searched deeper in the same iteration.
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
