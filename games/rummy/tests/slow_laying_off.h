// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/tests/slow_melds.h"

#include <algorithm>
#include <map>
#include <vector>

/// Laying off once more, as slow and plain as the rules say it.
namespace rummy::testing {

/// Tries each card of the hand at each set, one after the other, and stops after each.
class SlowLayingOff {
  public:
    using Sets = std::vector<std::vector<plt::Card>>;

    int least(const Sets& sets, CardSet hand) {
        const auto known = known_.find(hand.bits());
        // Another order of the same cards may leave other sets, but the same ones can be tried there.
        if (known != known_.end() && known->second.first == sets) return known->second.second;
        int best = SlowMelds(hand).looseCount();
        for (std::size_t i = 0; i < sets.size(); ++i) {
            for (const auto card : hand.cards()) {
                auto more = sets;
                more[i].push_back(card);
                std::sort(more[i].begin(), more[i].end());
                if (isSet(more[i])) best = std::min(best, least(more, hand.without(card)));
            }
        }
        known_[hand.bits()] = {sets, best};
        return best;
    }

  private:
    std::map<std::uint64_t, std::pair<Sets, int>> known_;
};

}  // namespace rummy::testing
