// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>

namespace plt::general {

/// The limits of a search; the first one that is reached ends it.
struct Limits {
    std::uint64_t positions = 50000;  ///< states made
    std::chrono::milliseconds time = std::chrono::seconds(2);
    std::size_t bytes = 200U << 20U;  ///< for states, by RulesTraits::stateBytes

    /// Returns the number of states that may be kept, `overhead` bytes more each. To be asked again and again:
    /// the size of a script's states is only known when they are there.
    std::size_t statesKept(const AnyRules& rules, std::size_t overhead) const {
        return std::max<std::size_t>(16, bytes / (rules.traits().stateBytes + overhead));
    }
};

/// Counts the positions of a search, and tells when it must end.
class Meter {
  public:
    Meter(const Limits& limits, std::stop_token stop) : limits_(limits), stop_(std::move(stop)) {}

    void count(std::uint64_t positions) { positions_ += positions; }
    std::uint64_t positions() const { return positions_; }
    bool mustEnd() const {
        return positions_ >= limits_.positions || stop_.stop_requested() || used() >= limits_.time;
    }
    /// Returns true if this share of the positions or of the time is used up.
    bool hasUsed(double share) const {
        return static_cast<double>(positions_) >= share * static_cast<double>(limits_.positions) ||
               used() >= limits_.time * share;
    }

  private:
    using Clock = std::chrono::steady_clock;
    std::chrono::milliseconds used() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_);
    }

    Limits limits_;
    std::stop_token stop_;
    Clock::time_point begin_ = Clock::now();
    std::uint64_t positions_ = 0;
};

}  // namespace plt::general
