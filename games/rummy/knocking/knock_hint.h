// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/rules.h"

namespace rummy {

/// Returns the hint to make this move of the hard level in a game with knocking, with its reason.
plt::Hint<Move> hintWithKnocking(const Observation& seen, const Move& move);

}  // namespace rummy
