// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/hint/sampled_swaps.h"

namespace jewel {

/// Explains why a swap is worth making: the gems that it clears, those that it leaves behind, and the points
/// with what falls.
plt::Message reasonFor(const State& state, const SampledSwap& best);

}  // namespace jewel
