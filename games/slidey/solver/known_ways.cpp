// SPDX-License-Identifier: MIT
#include "slidey/solver/known_ways.h"

#include <cstddef>

namespace slidey {

namespace {

constexpr std::size_t mostKnown = 8;

}  // namespace

void KnownWays::add(const Position& position, const std::vector<int>& way) {
    const std::scoped_lock lock(mutex_);
    last_.push_front({position, way});
    if (last_.size() > mostKnown) last_.pop_back();
}

std::optional<std::vector<int>> KnownWays::from(const Position& position) const {
    const std::scoped_lock lock(mutex_);
    for (const auto& known : last_) {
        auto at = known.position;
        auto next = known.way.begin();
        while (at != position && next != known.way.end()) at.slide(*next++);
        if (at == position) return std::vector<int>(next, known.way.end());
    }
    return std::nullopt;
}

}  // namespace slidey
