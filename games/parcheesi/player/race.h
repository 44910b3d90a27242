// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "parcheesi/player/judge.h"

namespace parcheesi {

/// A game in whole turns, as players and tools imagine it.
struct Race {
    Position position;
    Side side = Side::green;  ///< who rolls next
    int doubles = 0;          ///< that it has rolled in a row
    bool over = false;        ///< `side` has won

    /// After a turn that has ended so.
    static Race after(const Position& position, Side side, int doubles);
};

/// The next roll, played by a judge, ties by chance. Who wins stays `side`.
void playRoll(Race& race, Dice dice, const Judge& judge, Endings& endings, plt::Random& random);

}  // namespace parcheesi
