// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

namespace spider {

/// Returns the legal move, after which `next` comes, as a step of a hint, with its reason and marks.
plt::HintStep<Move> explained(const State& state, const State& next, const Move& move);

}  // namespace spider
