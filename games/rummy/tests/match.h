// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "rummy/melding/melds.h"
#include "rummy/rules.h"

#include <algorithm>
#include <string_view>

/// Games of Rummy between two levels of the computer.
namespace rummy::testing {

/// The result of some games, from the side of the first level.
struct Match {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int wonByFirst = 0;  ///< games won by the first seat
    int turns = 0;       ///< of both players
    int longest = 0;     ///< turns of both players in the longest game
    int unfinished = 0;  ///< games that were given up as drawn
    int made = 0;        ///< points of the other player's loose cards in won games
    int conceded = 0;    ///< points of the own loose cards in lost games
    int gins = 0;        ///< of both players, with knocking
    int undercuts = 0;   ///< of both players

    int games() const { return won + drawn + lost; }
    double share() const { return (won + drawn / 2.0) / games(); }
    /// The share of the points in a match that counts loose cards.
    double pointsShare() const { return double(made) / (made + conceded); }
    double begunShare() const { return (wonByFirst + drawn / 2.0) / games(); }
};

/// Every deal is played twice, with each of the two beginning once. `games` is even; deals are numbered from
/// `seed` on. With knocking, points are those of the showdowns.
inline Match play(std::string_view level, std::string_view other, int games, std::uint64_t seed,
                  const Options& options = {}) {
    constexpr std::size_t maximumTurns = 1000;
    Match match;
    for (int game = 0; game < games; ++game) {
        const int seat = game % 2;
        const std::uint64_t deal = seed + static_cast<std::uint64_t>(game / 2);
        auto state = Rules::begin(options, Rules::deal(options, deal));
        plt::Random chance(deal);
        while (!state.roundIsOver && state.turns.size() < maximumTurns) {
            plt::Question question;
            question.seed = chance.next();
            const auto seen = Rules::observe(state, state.toMove);
            state = *Rules::apply(state, Rules::choose(seen, state.toMove == seat ? level : other, question));
        }
        const int winner = state.roundWinner();
        ++(winner == none ? match.drawn : winner == seat ? match.won : match.lost);
        if (winner != none) {
            auto& points = winner == seat ? match.made : match.conceded;
            points += state.showdown ? state.showdown->points() : looseCount(CardSet(state.hand(1 - winner)));
        }
        if (state.showdown && state.showdown->isGin()) ++match.gins;
        if (state.showdown && state.showdown->isUndercut()) ++match.undercuts;
        if (winner == 0) ++match.wonByFirst;
        if (!state.roundIsOver) ++match.unfinished;
        match.longest = std::max(match.longest, static_cast<int>(state.turns.size()));
        match.turns += static_cast<int>(state.turns.size());
    }
    return match;
}

}  // namespace rummy::testing
