// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/player/evaluation.h"
#include "common/rules/searched_moves.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace checkers {

/// The meaning of a stored value: an upper or lower bound or the exact value; `none` for an unused entry.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// A position that a search has met.
struct Transposition {
    /// The value of `move` for a position without a best move.
    static constexpr std::uint8_t noMove = 0xff;

    std::uint64_t key = 0;
    std::int16_t value = 0;
    std::int8_t depth = 0;  ///< plies
    Bound bound = Bound::none;
    std::uint8_t move = noMove;  ///< index in the generated list
    std::uint8_t age = 0;        ///< number of the search that stored the entry
};

/// A transposition table that serves one search after another. A position has four places to be in; it
/// replaces the one of the least depth, where every search since then counts as some plies less.
class Transpositions {
  public:
    /// 2^bits entries, at least four. Memory that is never used costs no time.
    explicit Transpositions(int bits);

    /// Makes all entries one search older.
    void age() { ++age_; }
    /// Begins to load the places of a position, for find() soon.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucketOf(key)); }
    /// Returns the entry of a position, or null; valid until the next store().
    const Transposition* find(std::uint64_t key) const;
    /// Stores a position; `age` is set by the table.
    void store(Transposition entry);

  private:
    struct alignas(64) Bucket {
        std::array<Transposition, 4> places;
    };
    Bucket& bucketOf(std::uint64_t key) const { return buckets_[static_cast<std::size_t>(key) & mask_]; }

    std::size_t mask_;
    plt::TableMemory memory_;
    Bucket* buckets_;  ///< in `memory_`
    std::uint8_t age_ = 0;
};

/// The table of unlimited searches, kept between them: at most one, of 2^21 entries (32 MB). A search that
/// runs beside another one gets a table of its own. Thread-safe.
class KeptTranspositions {
  public:
    /// Takes the kept table if it is from searches with the same weights, otherwise makes one.
    explicit KeptTranspositions(const Weights* weights);
    KeptTranspositions(const KeptTranspositions&) = delete;
    KeptTranspositions& operator=(const KeptTranspositions&) = delete;
    ~KeptTranspositions();

    Transpositions& operator*() const { return *table_; }

  private:
    const Weights* weights_;
    std::unique_ptr<Transpositions> table_;
};

}  // namespace checkers
