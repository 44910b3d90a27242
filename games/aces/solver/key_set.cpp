// SPDX-License-Identifier: MIT
#include "aces/solver/key_set.h"

#include <algorithm>
#include <utility>

namespace aces {

KeySet::KeySet(Allowance& allowance) : allowance_(allowance) {
    allowance_.takeBytes(bytes());
}

KeySet::~KeySet() {
    allowance_.giveBytes(bytes());
}

KeySet::Insertion KeySet::insert(std::uint64_t key) {
    if (key == 0) key = 1;
    if (contains(key)) return Insertion::known;
    if (2 * (size_ + 1) > slots_.size() && !grow()) return Insertion::refused;
    put(key);
    ++size_;
    return Insertion::added;
}

bool KeySet::contains(std::uint64_t key) const {
    if (key == 0) key = 1;
    for (std::size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
        if (slots_[slot] == key) return true;
        if (slots_[slot] == 0) return false;
    }
}

void KeySet::clear() {
    if (size_ == 0) return;
    size_ = 0;
    if (slots_.size() == smallest) {
        std::fill(slots_.begin(), slots_.end(), 0);
        return;
    }
    allowance_.giveBytes(bytes());
    slots_ = std::vector<std::uint64_t>(smallest);
    allowance_.takeBytes(bytes());
}

void KeySet::put(std::uint64_t key) {
    std::size_t slot = key & (slots_.size() - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = key;
}

/// Old and new slots exist at the same time.
bool KeySet::grow() {
    const long before = bytes();
    if (!allowance_.takeBytes(2 * before)) return false;
    const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
    for (const auto key : old)
        if (key != 0) put(key);
    allowance_.giveBytes(before);
    return true;
}

}  // namespace aces
