// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

namespace slidey {

/// Tables for boards of each size, built on first use and kept. Thread-safe.
template <class Tables>
class SharedTables {
  public:
    /// Returns the tables for a size. `build` makes them, and returns null if it is stopped; a thread that
    /// waits for another one to build them can be stopped, too.
    template <class Build>
    std::shared_ptr<const Tables> of(int columns, int rows, const std::stop_token& stop, const Build& build) {
        std::unique_lock lock(mutex_, std::defer_lock);
        while (!lock.try_lock_for(std::chrono::milliseconds(10)))
            if (stop.stop_requested()) return nullptr;
        auto& tables = all_[{columns, rows}];
        if (!tables) tables = build();
        return tables;
    }

  private:
    std::timed_mutex mutex_;
    std::map<std::pair<int, int>, std::shared_ptr<const Tables>> all_;
};

}  // namespace slidey
