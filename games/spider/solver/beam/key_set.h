// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace spider {

/// A hash set of position keys with open addressing; a key of 0 is stored as 1.
class KeySet {
  public:
    /// Returns true if the key was not there yet.
    bool insert(std::uint64_t key) {
        if (3 * (size_ + 1) > 2 * slots_.size()) grow();
        if (!put(key == 0 ? 1 : key)) return false;
        ++size_;
        return true;
    }
    bool contains(std::uint64_t key) const {
        key = key == 0 ? 1 : key;
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = key & mask;
        while (slots_[slot] != key && slots_[slot] != 0) slot = (slot + 1) & mask;
        return slots_[slot] == key;
    }
    std::size_t size() const { return size_; }
    /// Memory of the slots, in bytes.
    std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

  private:
    bool put(std::uint64_t key) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t slot = key & mask;; slot = (slot + 1) & mask) {
            if (slots_[slot] == key) return false;
            if (slots_[slot] != 0) continue;
            slots_[slot] = key;
            return true;
        }
    }
    void grow() {
        const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
        for (const auto key : old)
            if (key != 0) put(key);
    }

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1024);
    std::size_t size_ = 0;
};

}  // namespace spider
