// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <cstdint>
#include <optional>
#include <span>

namespace pousse {

/// The board of the proof, 4 x 4.
constexpr int provenBoardSize = 4;

/// The proven result: X wins from the start. The table holds those positions of the proof with X to move
/// whose win is too distant for a search to see at once.
struct KnownWin {
    Move move;
    int plies = 0;  ///< maximum number of moves of both sides until the end
    bool operator==(const KnownWin&) const = default;
};

/// X's move in a position of the proof, in any symmetry of the board; none in other positions.
std::optional<KnownWin> knownWin(const State& state);

/// Wins in fewer moves of both sides are left to the search.
constexpr int nearestKnownWin = 9;

/// An entry of the table: 48 bits of the position's key, then the plies, then the move, 8 bits each. The move
/// refers to the canonical image of the board if no earlier board can recur, otherwise to the board itself.
using KnownWinEntry = std::uint64_t;
/// All entries in ascending order.
std::span<const KnownWinEntry> knownWinTable();
/// Returns true if the table has the checksum of the proof; otherwise no win is known.
bool knownWinsAreWhole();
/// FNV-1a hash of the entries, lowest byte first.
std::uint64_t checksumOf(std::span<const KnownWinEntry> entries);

}  // namespace pousse
