// SPDX-License-Identifier: MIT
#include "parcheesi/player/race.h"

namespace parcheesi {

Race Race::after(const Position& position, Side side, int doubles) {
    const bool over = position.hasWon(side);
    const bool again = over || doubles > 0;
    return {position, again ? side : later(side, 1), doubles, over};
}

void playRoll(Race& race, Dice dice, const Judge& judge, Endings& endings, plt::Random& random) {
    const Side side = race.side;
    const int doubles = dice.isDouble() ? race.doubles + 1 : 0;
    if (doubles > doublesAllowed) {
        auto& pawns = race.position.of(side);
        if (const auto front = frontMost(pawns)) pawns[*front] = atStart;
        race = Race::after(race.position, side, 0);
        return;
    }
    endings.explore(beginTurn(race.position, side, dice));
    const auto& all = endings.ends();
    int end = all.front();
    if (all.size() > 1) {
        const auto best = bestEnds(endings, side, judge);
        end = best[random.below(best.size())];
    }
    race = Race::after(endings.position(end), side, doubles);
}

}  // namespace parcheesi
