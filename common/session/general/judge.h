// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace plt::general {

inline constexpr double draw = 0.5;

/// The values of an end for all seats; empty if it is not known who wins.
using Values = std::vector<double>;

inline double valueFor(const Values& values, int seat) {
    const auto index = static_cast<std::size_t>(std::max(0, seat));
    return index < values.size() ? values[index] : draw;
}

/// Values ends of games.
class Judge {
  public:
    explicit Judge(const AnyRules& rules)
        : rules_(rules), isLowBest_(rules.traits().ranking == Ranking::lowestScore) {}

    Values valuesOf(const AnyState& state, Outcome outcome) {
        if (outcome == Outcome::playing) return {};
        const auto ranks = rules_.standing(state);
        return ranks.size() < 2 ? Values{valueAlone(state, outcome)} : valuesByRank(ranks);
    }

  private:
    /// Returns the share of the other seats that each has beaten; a tie with one counts half.
    static Values valuesByRank(const std::vector<int>& ranks) {
        Values values;
        for (const int own : ranks) {
            double beaten = -draw;  // against itself
            for (const int other : ranks) beaten += other > own ? 1 : other == own ? draw : 0;
            values.push_back(beaten / static_cast<double>(ranks.size() - 1));
        }
        return values;
    }
    double valueAlone(const AnyState& state, Outcome outcome) {
        if (outcome == Outcome::won) return 1;
        if (outcome == Outcome::lost) return 0;
        if (outcome == Outcome::drawn || !rules_.traits().hasScore) return draw;
        // Among the scores that were met.
        const auto score = static_cast<double>(rules_.score(state)) * (isLowBest_ ? -1 : 1);
        lowest_ = std::min(lowest_, score);
        highest_ = std::max(highest_, score);
        return highest_ > lowest_ ? (score - lowest_) / (highest_ - lowest_) : draw;
    }

    const AnyRules& rules_;
    bool isLowBest_;
    double lowest_ = std::numeric_limits<double>::max();
    double highest_ = std::numeric_limits<double>::lowest();
};

}  // namespace plt::general
