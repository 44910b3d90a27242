// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/player/search.h"

#include <cstdint>
#include <optional>

namespace checkers {

/// How long the side to move holds out in a lost position, when both sides play their best.
struct Resistance {
    int plies = 0;  ///< until it cannot move
    Move move;      ///< one that holds out so long
    std::uint64_t nodes = 0;
};

/// Looks for the longest resistance where a search has found that the game is lost within `most` plies at the
/// latest (an even number). Unlike a search it tries every move of the other side to its end, so that no
/// quicker win is overlooked. `preferred` is told where it is as good as any other move.
///
/// Uses the position, what came before, the tables and the stop token of the task. Nothing when it was
/// stopped or would need more positions than `nodes`.
std::optional<Resistance> resistanceOf(const SearchTask& task, int most, const Move& preferred,
                                       std::uint64_t nodes);

}  // namespace checkers
