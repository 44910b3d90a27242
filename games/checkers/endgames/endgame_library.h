// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace checkers {

/// Where large tables are kept from one start to the next. Both may be missing, and both are called on
/// whatever thread needs the tables first.
struct EndgameStore {
    /// Null where there are none, or none that can be used.
    std::function<std::shared_ptr<const Endgames>()> read;
    std::function<void(const Endgames&)> write;
};

/// The tables of up to three pieces, computed at the first call, in a tenth of a second. Any thread may call
/// this.
std::shared_ptr<const Endgames> smallEndgames();

/// The tables of up to Endgames::mostPieces pieces. Who needs them first reads or computes them, everybody
/// else waits for that, so that they are the same for all who ask, from the first question on. Null when
/// stopped before; what was computed until then is not lost. Any thread may call this.
std::shared_ptr<const Endgames> largeEndgames(std::stop_token stop = {});

/// From now on largeEndgames() has this store, and as many pieces; tables that it had are forgotten.
void useEndgameStore(EndgameStore store, int pieces = Endgames::mostPieces);

}  // namespace checkers
