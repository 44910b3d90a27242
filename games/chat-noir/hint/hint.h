// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/hint/planner.h"
#include "chat-noir/rules.h"

#include <stop_token>

namespace chat_noir {

/// The best block with its reason, and the following blocks as long as the cat has only one step to choose.
/// The verdict tells if the win is proven. The marks are cell numbers, y * size + x.
plt::Hint<Move> hintFor(const State& state, std::stop_token stop);

}  // namespace chat_noir
