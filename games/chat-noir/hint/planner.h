// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/world.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace chat_noir {

/// The result of a search.
struct Plan {
    enum class Certainty {
        /// The player can force a win: every possible step of the cat has been answered.
        proven,
        /// No forced win was found; the block had the best results in trial games.
        likely,
        /// The cat can step off the board next, whatever the player blocks.
        lost,
    };
    Cell cell;
    Certainty certainty = Certainty::likely;
    /// With `proven`: the largest number of turns until the cat is trapped, if the search got that far.
    std::optional<int> turns;
    /// With `likely`: the trial games that began with this block, and the wins among them.
    int trials = 0;
    int caught = 0;
};

/// The best block for the player. Uses only a random generator of its own, so that equal positions get equal
/// plans; after a stop request returns the best block so far. The position must have no outcome and a free
/// cell.
Plan plan(const Position& position, CatKind kind, std::stop_token stop);
/// Plays so many trial games that begin with this block, as plan() does, and returns the number of those in
/// which the cat is caught. Equal seeds give different blocks the same chances.
int caughtInTrials(const Position& position, CatKind kind, Cell block, int trials, std::uint64_t seed);

}  // namespace chat_noir
