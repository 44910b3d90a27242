// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "pousse/rules.h"

#include <functional>
#include <optional>
#include <string>

namespace pousse {

/// A program of somebody else that plays a side.
struct Guest {
    std::string name;
    /// Its move, asked on a worker thread; state.moves are the moves so far. Throws std::runtime_error with a
    /// sentence for the player when it has none.
    std::function<Move(const State& state, const plt::Question& question)> choose;
};

/// The guest that plays this side where a player program does; nothing as long as none was chosen. On any
/// thread.
std::optional<Guest> guestOf(Mark side);
void setGuest(Mark side, std::optional<Guest> guest);

}  // namespace pousse
