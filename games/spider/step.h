// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <optional>

namespace spider {

/// The move or deal that leads from one position to the other; empty when no single one does.
std::optional<Move> stepBetween(const State& before, const State& after);

/// The position between a legal move and what follows it: the cards have come down, but complete suits are
/// still there and no card has been turned up.
State landed(const State& before, const Move& move);

}  // namespace spider
