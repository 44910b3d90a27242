// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

namespace jewel {

/// Explains why a swap is worth making: the gems that it clears and those that it leaves behind.
plt::Message reasonFor(const State& state, Swap swap, const Pass& pass);

}  // namespace jewel
