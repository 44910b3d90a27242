// SPDX-License-Identifier: MIT
#pragma once

#include "same/solver.h"

namespace same {

/// A plan from this position as a hint: its first steps with their reasons, and how it ends.
plt::Hint<Move> explained(const State& state, const Plan& plan);

}  // namespace same
