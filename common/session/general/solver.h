// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"
#include "common/session/general/search_limits.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace plt::general {

/// The result of a search in a game that is played alone.
struct Solution {
    std::vector<AnyMove> line{};  ///< to the best end that was found, else to the best score; or empty
    bool wins = false;            ///< the line wins
    bool ends = false;            ///< the line ends the game
    std::optional<std::int64_t> score{};  ///< at the end of the line, in rules with a score
    bool isProven = false;        ///< no line is shorter; or none wins or ends better, if this does not win
    std::uint64_t positions = 0;  ///< looked at
};

/// Searches for moves to a win, or where a game is about points, to the best end: breadth-first for a share
/// of the limits, then best-first, by turns in the order of the score, of the number of legal moves and of
/// depth. Equal limits of positions give equal solutions. Nothing may be hidden in the state.
PLT_API Solution solve(const AnyRules& rules, const AnyState& from, const Limits& limits,
                       std::stop_token stop);

}  // namespace plt::general
