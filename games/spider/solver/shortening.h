// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <stop_token>
#include <vector>

namespace spider {

/// Returns a winning sequence that is as short as the given one or shorter, found in its neighbourhood: moves
/// without effect are left out, and nearby sequences that rejoin it sooner are taken. Searches about
/// `positions` positions. The same sequence and budget give the same result, except when stopped.
std::vector<Move> shortened(const State& state, std::vector<Move> win, long positions,
                            const std::stop_token& stop);

}  // namespace spider
