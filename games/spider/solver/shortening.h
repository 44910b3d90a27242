// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <stop_token>
#include <vector>

namespace spider {

/// A way to win that is as short as the given one or shorter, found in its neighbourhood: moves without
/// effect are left out, and where ways near by meet it again sooner, they are taken. Looks at about so many
/// positions. The same way and budget give the same result, except when stopped.
std::vector<Move> shortened(const State& state, std::vector<Move> win, long positions,
                            const std::stop_token& stop);

}  // namespace spider
