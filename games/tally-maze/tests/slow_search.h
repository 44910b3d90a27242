// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/rules.h"

#include <set>
#include <tuple>
#include <vector>

namespace tally_maze::testing {

struct SlowEscape {
    bool isFound = false;
    bool isExhausted = false;  ///< nothing was left to try before the keys ran out
    int keys = 0;
};

/// The fewest keys that win, by playing all games there are, as the rules play them.
inline SlowEscape slowEscape(const State& from, int maximumKeys, bool mayPressNext = true) {
    std::set<std::tuple<int, int, int, int>> met;
    std::vector<State> layer{from};
    for (int keys = 1; keys <= maximumKeys; ++keys) {
        std::vector<State> following;
        for (const auto& state : layer) {
            for (const auto key : Rules::legalMoves(state)) {
                if (key == Key::next && !mayPressNext) continue;
                auto next = Rules::apply(state, key).value();
                if (Rules::outcome(next) == plt::Outcome::won) return {true, false, keys};
                if (Rules::outcome(next) == plt::Outcome::lost) continue;
                const auto& [ball, pumpkins] = next.position;
                if (met.insert({next.nexts, ball, pumpkins[0], pumpkins[1]}).second)
                    following.push_back(std::move(next));
            }
        }
        if (following.empty()) return {false, true, keys};
        layer = std::move(following);
    }
    return {false, false, maximumKeys};
}

}  // namespace tally_maze::testing
