// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/search/search.h"

#include <cstdint>
#include <optional>

namespace checkers {

/// The longest resistance of the side to move in a lost position, with best play of both sides.
struct Resistance {
    int plies = 0;  ///< until it cannot move
    Move move;      ///< a move with the longest resistance
    std::uint64_t nodes = 0;
};

/// Finds the longest resistance after a search has proven a loss within `most` plies (an even number). Unlike
/// a search it examines every move of the winning side to its end, so that no quicker win is missed.
/// `preferred` is returned if it is as good as any other move.
///
/// Uses the position, the earlier positions, the tables and the stop token of the task. None if stopped, or
/// if more than `nodes` positions would be needed.
std::optional<Resistance> resistanceOf(const SearchTask& task, int most, const Move& preferred,
                                       std::uint64_t nodes);

}  // namespace checkers
