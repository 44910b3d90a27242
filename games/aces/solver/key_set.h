// SPDX-License-Identifier: MIT
#pragma once

#include "aces/solver/allowance.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace aces {

/// A hash set of position keys with open addressing; a key of 0 is stored as 1.
class KeySet {
  public:
    explicit KeySet(Allowance& allowance);
    KeySet(const KeySet&) = delete;
    KeySet& operator=(const KeySet&) = delete;
    ~KeySet();

    enum class Insertion { added, known, refused };
    /// Refused if there is no memory left for it.
    Insertion insert(std::uint64_t key);
    bool contains(std::uint64_t key) const;
    void clear();

  private:
    void put(std::uint64_t key);
    bool grow();
    long bytes() const { return static_cast<long>(slots_.size() * sizeof(std::uint64_t)); }

    static constexpr std::size_t smallest = 256;
    Allowance& allowance_;
    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(smallest);
    std::size_t size_ = 0;
};

}  // namespace aces
