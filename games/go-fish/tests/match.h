// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "go-fish/rules.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

/// Games of Go Fish between levels of the computer.
namespace gofish::testing {

/// The result of some games, from the side of one level.
struct Match {
    int games = 0;
    double won = 0;  ///< a first place that is shared counts as its part
    int sets = 0;    ///< pairs or books of this level
    int allSets = 0;
    int longest = 0;  ///< moves of the longest game

    double share() const { return won / games; }
};

/// One seat plays at `level` and all others at `others`; the seat moves on by one with every game, and every
/// deal is played once from each seat. The first deal has the number `seed`.
inline Match play(const Options& options, std::string_view level, std::string_view others, int games,
                  std::uint64_t seed = 0) {
    Match match;
    for (int game = 0; game < games; ++game) {
        const int seat = game % options.players();
        const std::uint64_t number = seed + static_cast<std::uint64_t>(game / options.players());
        State state = Rules::begin(options, Rules::deal(options, number));
        plt::Random luck(number * 1000 + static_cast<std::uint64_t>(seat));
        int moves = 0;
        while (Rules::outcome(state) == plt::Outcome::playing) {
            plt::Question question;
            question.seed = luck.next();
            const auto seen = Rules::observe(state, state.turn);
            state = *Rules::apply(state, Rules::choose(seen, state.turn == seat ? level : others, question));
            ++moves;
        }
        ++match.games;
        const auto places = Rules::standing(state);
        int first = 0;
        for (const int place : places) first += place == 1 ? 1 : 0;
        if (places[seat] == 1) match.won += 1.0 / first;
        for (int i = 0; i < options.players(); ++i) match.allSets += state.sets(i);
        match.sets += state.sets(seat);
        match.longest = std::max(match.longest, moves);
    }
    return match;
}

}  // namespace gofish::testing
