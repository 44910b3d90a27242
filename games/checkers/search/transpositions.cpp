// SPDX-License-Identifier: MIT
#include "checkers/search/transpositions.h"

#include <mutex>
#include <utility>

namespace checkers {

namespace {

/// The number of plies by which an entry is worth less for each search since it was stored.
constexpr int pliesPerSearch = 4;
constexpr int keptBits = 21;

struct Kept {
    std::mutex mutex;
    std::unique_ptr<Transpositions> table;
    const Weights* weights = nullptr;
};

Kept& kept() {
    static Kept one;
    return one;
}

}  // namespace

Transpositions::Transpositions(int bits)
    : mask_((std::size_t{1} << (bits < 2 ? 0 : bits - 2)) - 1),
      memory_((mask_ + 1) * sizeof(Bucket)),
      buckets_(static_cast<Bucket*>(memory_.data())) {}

const Transposition* Transpositions::find(std::uint64_t key) const {
    for (const Transposition& place : bucketOf(key).places)
        if (place.key == key && place.bound != Bound::none) return &place;
    return nullptr;
}

void Transpositions::store(Transposition entry) {
    entry.age = age_;
    Transposition* victim = nullptr;
    int least = 0;
    for (Transposition& place : bucketOf(entry.key).places) {
        if (place.key == entry.key || place.bound == Bound::none) {
            victim = &place;
            break;
        }
        const int worth = place.depth - pliesPerSearch * static_cast<std::uint8_t>(age_ - place.age);
        if (victim && worth >= least) continue;
        victim = &place;
        least = worth;
    }
    if (victim->key == entry.key && entry.move == Transposition::noMove) entry.move = victim->move;
    *victim = entry;
}

KeptTranspositions::KeptTranspositions(const Weights* weights) : weights_(weights) {
    Kept& store = kept();
    {
        const std::scoped_lock lock(store.mutex);
        if (store.weights == weights) table_ = std::move(store.table);
    }
    if (!table_) table_ = std::make_unique<Transpositions>(keptBits);
    table_->age();
}

KeptTranspositions::~KeptTranspositions() {
    Kept& store = kept();
    const std::scoped_lock lock(store.mutex);
    std::swap(store.table, table_);
    store.weights = weights_;
}

}  // namespace checkers
