// SPDX-License-Identifier: MIT
#pragma once

#include "spider/solver/beam/key_set.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace spider {

/// A set of position keys that forgets the oldest ones when there are too many: it knows at least the last
/// `most` keys and at most twice as many.
class RecentKeys {
  public:
    explicit RecentKeys(std::size_t most) : most_(most) {}

    /// Returns true if the key was not there, or is forgotten.
    bool insert(std::uint64_t key) {
        if (older_.size() > 0 && older_.contains(key)) return false;
        if (!newer_.insert(key)) return false;
        if (newer_.size() >= most_) older_ = std::exchange(newer_, KeySet());
        return true;
    }
    void setMost(std::size_t most) { most_ = most; }
    std::size_t size() const { return older_.size() + newer_.size(); }
    /// Memory of the slots, in bytes.
    std::size_t bytes() const { return older_.bytes() + newer_.bytes(); }

  private:
    std::size_t most_;
    KeySet newer_;
    KeySet older_;
};

}  // namespace spider
