// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "parcheesi/player/judge.h"

#include <vector>

namespace parcheesi {

/// An end of a turn as seen by Expert.
struct Prospect {
    int state = 0;      ///< state number in the endings
    double chance = 0;  ///< winning probability, 0 to 1
};

/// Carla's best few ends of a turn, ordered by imagined next rounds in which the other sides play as Amazing
/// Grace and the own side as Carla. All ends are judged with the same dice, which depend only on the
/// beginning of the turn, so that a question in the middle of a turn continues the plan. A node of the budget
/// is one imagined turn. Without time the order is Carla's.
std::vector<Prospect> prospects(const Endings& endings, const Turn& turn, int doubles,
                                const plt::Question& question);

}  // namespace parcheesi
