// SPDX-License-Identifier: MIT
#pragma once

#include "spider/solver/beam/move_tree.h"
#include "spider/solver/position.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace spider {

/// Keeps the best positions, up to its capacity, and holds the steps that lead to them.
class Pool {
  public:
    struct Entry {
        int value;
        std::uint64_t key;
        int step;
        int length;
        std::size_t place;  ///< index of the position
    };

    /// The tree must outlive the pool.
    Pool(std::size_t room, MoveTree& tree) : room_(room), tree_(&tree) {}

    bool isFull() const { return entries_.size() == room_; }
    bool isEmpty() const { return entries_.empty(); }
    bool wants(int value, std::uint64_t key) const {
        if (!isFull()) return true;
        const auto& worst = entries_.front();
        return value != worst.value ? value > worst.value : key > worst.key;
    }
    /// Adds an entry, whose step is held from now on by the pool, in place of the worst one if it is full.
    void add(Entry entry, const Position& position) {
        if (isFull()) {
            std::pop_heap(entries_.begin(), entries_.end(), isBetter);
            entry.place = entries_.back().place;
            tree_->release(entries_.back().step);
            entries_.pop_back();
            positions_[entry.place] = position;
        } else {
            entry.place = positions_.size();
            positions_.push_back(position);
        }
        entries_.push_back(entry);
        std::push_heap(entries_.begin(), entries_.end(), isBetter);
    }
    /// Returns the entries, best first; none may be added afterwards.
    const std::vector<Entry>& sorted() {
        std::sort(entries_.begin(), entries_.end(), isBetter);
        return entries_;
    }
    const Position& position(const Entry& entry) const { return positions_[entry.place]; }
    void clear() {
        for (const auto& entry : entries_) tree_->release(entry.step);
        entries_.clear();
        positions_.clear();
    }
    /// Memory of entries and positions, in bytes.
    std::size_t bytes() const {
        return entries_.capacity() * sizeof(Entry) + positions_.capacity() * sizeof(Position);
    }

  private:
    /// The better one first; the key is a pseudo-random tie-break.
    static bool isBetter(const Entry& one, const Entry& other) {
        return one.value != other.value ? one.value > other.value : one.key > other.key;
    }

    std::size_t room_;
    MoveTree* tree_;
    std::vector<Entry> entries_;
    std::vector<Position> positions_;
};

}  // namespace spider
