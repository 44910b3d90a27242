// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/rules.h"

namespace jewel {

/// Why a swap is worth making: what goes with it and what it leaves behind.
plt::Message reasonFor(const State& state, Swap swap, const Pass& pass);

}  // namespace jewel
