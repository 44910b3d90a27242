// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "pousse/rules.h"

#include <functional>
#include <optional>
#include <string>

namespace pousse {

/// An external program that plays a side.
struct Guest {
    std::string name;
    /// Computes the move, on a worker thread; state.moves are the moves so far. Throws std::runtime_error
    /// with a sentence for the player if there is none.
    std::function<Move(const State& state, const plt::Question& question)> choose;
};

/// The guest that plays this side on level "program"; none until one is selected. Thread-safe.
std::optional<Guest> guestOf(Mark side);
void setGuest(Mark side, std::optional<Guest> guest);

}  // namespace pousse
