// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace gcalc {

/// A map from integers below the largest one: a hash table with open addressing, without removal.
template <class Value>
class Table {
  public:
    std::optional<Value> find(std::uint64_t key) const {
        if (slots_.empty()) return std::nullopt;
        for (std::size_t at = placeOf(key);; at = (at + 1) & (slots_.size() - 1)) {
            if (slots_[at].key == key) return slots_[at].value;
            if (slots_[at].key == unused) return std::nullopt;
        }
    }
    /// Replaces an existing value.
    void set(std::uint64_t key, Value value) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        put(key, std::move(value));
    }
    std::size_t size() const { return count_; }
    void clear() {
        slots_.clear();
        count_ = 0;
    }

  private:
    static constexpr std::uint64_t unused = UINT64_MAX;
    struct Slot {
        std::uint64_t key = unused;
        Value value{};
    };

    std::size_t placeOf(std::uint64_t key) const {
        key *= 0x9e3779b97f4a7c15ULL;
        return static_cast<std::size_t>(key ^ (key >> 32)) & (slots_.size() - 1);
    }
    void put(std::uint64_t key, Value value) {
        for (std::size_t at = placeOf(key);; at = (at + 1) & (slots_.size() - 1)) {
            if (slots_[at].key == unused) {
                ++count_;
                slots_[at].key = key;
            } else if (slots_[at].key != key) {
                continue;
            }
            slots_[at].value = std::move(value);
            return;
        }
    }
    void grow() {
        std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
        std::swap(old, slots_);
        count_ = 0;
        for (auto& slot : old)
            if (slot.key != unused) put(slot.key, std::move(slot.value));
    }

    std::vector<Slot> slots_;
    std::size_t count_ = 0;
};

}  // namespace gcalc
