// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/world.h"

#include <optional>
#include <stop_token>

namespace chat_noir {

/// What a long look at a position found out.
struct Plan {
    enum class Certainty {
        /// The player wins whatever the cat does: every step that it may take has been answered.
        proven,
        /// No forced win was found; the block did best in trial games.
        likely,
        /// The cat can step off the board next, whatever the player blocks.
        lost,
    };
    Cell cell;
    Certainty certainty = Certainty::likely;
    /// With `proven`: the most turns that it takes to trap the cat, where the search saw that far.
    std::optional<int> turns;
    /// With `likely`: how many trial games began with this block, and how many of them were won.
    int trials = 0;
    int caught = 0;
};

/// The best block for the player. Looks at no random generator but its own, so equal positions get equal
/// plans; a stop request gives the best found so far. The position must be one that is being played, with a
/// free cell.
Plan plan(const Position& position, CatKind kind, std::stop_token stop);

}  // namespace chat_noir
