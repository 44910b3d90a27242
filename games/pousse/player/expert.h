// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "pousse/search/search.h"

namespace pousse {

/// The best known or found move, in the usual time if the question has no limits. On 3 x 3 and where X's win
/// on 4 x 4 is proven it is perfect, whatever the budget, unless stopped. The game must not be over.
Found bestPlay(const State& state, const plt::Question& question);

/// The expert's move: the same, except that as O on 4 x 4, where X can force a win, it sets the most
/// difficult problem, unless that gives X a visible win. The game must not be over.
Found expertPlay(const State& state, const plt::Question& question);

}  // namespace pousse
