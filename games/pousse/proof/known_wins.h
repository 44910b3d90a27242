// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <cstdint>
#include <optional>
#include <span>

namespace pousse {

/// The board of the proof, 4 x 4.
constexpr int provenBoardSize = 4;

/// What has been proven of it: X wins from the start. Here are the positions of that proof with X to move
/// from which the win is far enough that a search does not see it at once.
struct KnownWin {
    Move move;
    int plies = 0;  ///< moves of both sides until the end at the latest
    bool operator==(const KnownWin&) const = default;
};

/// What X plays in a position of the proof, in whatever way the board is turned; nothing in any other.
std::optional<KnownWin> knownWin(const State& state);

/// A win that is nearer than so many moves of both sides is left to the search.
constexpr int nearestKnownWin = 9;

/// An entry of the table: 48 bits of the position's key, then the plies, then the move, 8 bits each. The move
/// is as in the canonical image of the board where nothing before it can come again, else as on the board.
using KnownWinEntry = std::uint64_t;
/// All of them, ascending.
std::span<const KnownWinEntry> knownWinTable();
/// Whether the table is as the proof left it; if not, no win is known.
bool knownWinsAreWhole();
/// FNV-1a over the entries, lowest byte first.
std::uint64_t checksumOf(std::span<const KnownWinEntry> entries);

}  // namespace pousse
