// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "memory/rules.h"

#include <string_view>

/// Games of Memory between two levels of the computer.
namespace memory::testing {

/// The result of some games, from the side of the first level.
struct Match {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int pairs = 0;
    int pairsOfBoth = 0;
    int longest = 0;  ///< turns of the longest game

    int games() const { return won + drawn + lost; }
    double pairsShare() const { return double(pairs) / pairsOfBoth; }
    double gamesShare() const { return (won + drawn / 2.0) / games(); }
};

/// Every deal is played twice, with each of the two beginning once. `games` is even.
inline Match play(const Options& options, std::string_view level, std::string_view other, int games) {
    Match match;
    for (int game = 0; game < games; ++game) {
        const int seat = game % 2;
        auto state = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(game / 2)));
        while (Rules::outcome(state) == plt::Outcome::playing) {
            const auto seen = Rules::observe(state, state.player);
            state = *Rules::apply(state, Rules::choose(seen, state.player == seat ? level : other, {}));
        }
        const int mine = state.pairs(seat);
        const int theirs = options.pairs() - mine;
        ++(mine > theirs ? match.won : mine < theirs ? match.lost : match.drawn);
        match.pairs += mine;
        match.pairsOfBoth += options.pairs();
        match.longest = std::max(match.longest, state.allTurns());
    }
    return match;
}

}  // namespace memory::testing
