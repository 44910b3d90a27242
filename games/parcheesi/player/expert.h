// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "parcheesi/player/judge.h"

#include <vector>

namespace parcheesi {

/// An end of a turn as Expert sees it.
struct Prospect {
    int state = 0;      ///< of the endings
    double chance = 0;  ///< to win, 0 .. 1
};

/// Carla's best few ends of a turn, the best first by the next round as it may go: the other sides, who play
/// as Amazing Grace, and the own side once more, as Carla. All ends are judged with the same dice, which
/// depend on nothing but the turn's beginning, so that who is asked in the middle of a turn goes on with it.
/// A node of the budget is one turn that is imagined. Without any time it is Carla's order.
std::vector<Prospect> prospects(const Endings& endings, const Turn& turn, int doubles,
                                const plt::Question& question);

}  // namespace parcheesi
