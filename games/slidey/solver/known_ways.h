// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <deque>
#include <mutex>
#include <optional>
#include <vector>

namespace slidey {

/// The last shortest solutions that took a long search, so that hints on the way need none. Thread-safe.
class KnownWays {
  public:
    /// Remembers a shortest solution of a position: the cells that the hole moves to.
    void add(const Position& position, const std::vector<int>& way);
    /// Returns what is left of a solution that leads over this position, or nothing.
    std::optional<std::vector<int>> from(const Position& position) const;

  private:
    struct Known {
        Position position;
        std::vector<int> way;
    };

    mutable std::mutex mutex_;
    std::deque<Known> last_;
};

}  // namespace slidey
