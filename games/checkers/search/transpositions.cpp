// SPDX-License-Identifier: MIT
#include "checkers/search/transpositions.h"

#include <cstdlib>
#include <mutex>
#include <new>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace checkers {

namespace {

/// The number of plies by which an entry is worth less for each search since it was stored.
constexpr int pliesPerSearch = 4;
constexpr int keptBits = 21;
constexpr std::size_t largePage = std::size_t{1} << 21;

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

Transpositions::Transpositions(int bits) : mask_((std::size_t{1} << (bits < 2 ? 0 : bits - 2)) - 1) {
    // The system hands out cleared pages when they are first touched, so that a short search in a large table
    // does not wait until all of it is cleared.
    const std::size_t size = (mask_ + 1) * sizeof(Bucket);
    const std::size_t alignment = size < largePage ? alignof(Bucket) : largePage;
    std::size_t space = size + alignment;
    memory_.reset(std::calloc(space, 1));
    void* begin = memory_.get();
    if (!begin || !std::align(alignment, size, begin, space)) throw std::bad_alloc();
#ifdef __linux__
    // Otherwise most accesses would have to wait for the address of their page, too.
    if (size >= largePage) madvise(begin, size, MADV_HUGEPAGE);
#endif
    buckets_ = static_cast<Bucket*>(begin);
}

void Transpositions::Free::operator()(void* memory) const {
    std::free(memory);
}

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
