// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <QString>

/// Texts about a game.
namespace memory {

/// Returns a name as people at the table would say it: "You", "Ben". Without seats, a single player.
QString playerName(const plt::Seats& seats, int player);
/// Returns "row 2, column 3".
QString placeName(const Options& options, int place);
/// Returns "row 2, column 3, face down", "row 2, column 3, owl" or "row 2, column 3, empty".
QString cardName(const State& state, int place, bool faceUp);
/// Returns "You: 3 pairs, last: owl".
QString pileName(const State& state, const plt::Seats& seats, int player);
/// Returns a number of pairs: "3 pairs".
QString pairsText(int count);
/// Returns the pairs of all players: "You: 3, Computer: 2".
QString scoreText(const State& state, const plt::Seats& seats);
/// Returns the words for this player's turn; empty for a single player.
QString standing(const plt::Seats& seats, int player);
/// Returns the cards that a player has turned up so far in a turn: "Ben: owl, sun".
QString turnedUp(const State& state, const plt::Seats& seats, int player, const std::vector<int>& places);
/// Returns the result of a player's turn.
QString foundText(const plt::Seats& seats, int player, bool pair);
/// Describes the result, to follow the title; `practice` means that the deal was known.
QString ending(const State& state, const plt::Seats& seats, bool practice);

}  // namespace memory
