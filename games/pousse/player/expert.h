// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "pousse/search/search.h"

namespace pousse {

/// The best that is known or seen, in the usual time when the question has no limits. On 3 x 3 and where X's
/// win on 4 x 4 is proven it is perfect, whatever the budget, unless it is stopped. The game must not be
/// over.
Found bestPlay(const State& state, const plt::Question& question);

/// What the expert plays: the same, but as O on 4 x 4, where X can force a win, it sets the hardest task that
/// gives nothing away. The game must not be over.
Found expertPlay(const State& state, const plt::Question& question);

}  // namespace pousse
