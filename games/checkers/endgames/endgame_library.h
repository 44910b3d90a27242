// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace checkers {

/// Persistent storage for the large tables. Both functions may be missing; they are called on the thread that
/// first needs the tables.
struct EndgameStore {
    /// Null if there are no usable tables.
    std::function<std::shared_ptr<const Endgames>()> read;
    std::function<void(const Endgames&)> write;
};

/// The tables of up to three pieces, computed at the first call in a tenth of a second. Thread-safe.
std::shared_ptr<const Endgames> smallEndgames();

/// The tables of up to Endgames::mostPieces pieces. The first caller reads or computes them, all others wait
/// for that, so that all get the same tables from the first call on. Null if stopped before; the finished
/// part is kept. Thread-safe.
std::shared_ptr<const Endgames> largeEndgames(std::stop_token stop = {});

/// The tables of largeEndgames() if they exist already; null otherwise. Thread-safe.
std::shared_ptr<const Endgames> finishedEndgames();

/// Sets the store and the number of pieces for largeEndgames(), and drops existing tables.
void useEndgameStore(EndgameStore store, int pieces = Endgames::mostPieces);

}  // namespace checkers
