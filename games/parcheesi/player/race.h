// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "parcheesi/player/judge.h"

namespace parcheesi {

/// A game in whole turns, as imagined by players and tools.
struct Race {
    Position position;
    Side side = Side::green;  ///< rolls next
    int doubles = 0;          ///< doubles rolled by `side` in a row
    bool over = false;        ///< `side` has won

    /// The race after a turn of `side` that ended in this position.
    static Race after(const Position& position, Side side, int doubles);
};

/// Plays the next roll by a judge, with random tie-breaks. After a win `side` stays the winner.
void playRoll(Race& race, Dice dice, const Judge& judge, Endings& endings, plt::Random& random);

}  // namespace parcheesi
