// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/maker/maker.h"

namespace paint_by_numbers {

/// Turns cells that lines do not decide to the other colour. The density drifts towards one half.
Grid dealByFirst(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop);

/// Exchanges blue and white cells that lines do not decide, which keeps the density.
Grid dealBySecond(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop);

}  // namespace paint_by_numbers
