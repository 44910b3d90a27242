// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

namespace aces {

/// Returns the legal move as a step of a hint, with its reason and marks.
plt::HintStep<Move> explained(const State& state, const Move& move);

}  // namespace aces
