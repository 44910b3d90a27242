// SPDX-License-Identifier: MIT
#pragma once

#include "same/solver.h"

namespace same {

/// Converts a plan from this position to a hint: its first steps with their reasons, and its result.
plt::Hint<Move> toHint(const State& state, const Plan& plan);

}  // namespace same
