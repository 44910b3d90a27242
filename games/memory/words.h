// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <chrono>

#include <QString>

/// Texts about a game.
namespace memory {

/// Returns a name as people at the table would say it: "You", "Player 2", "Computer 3". Without seats, a
/// single player.
QString playerName(const plt::Seats& seats, int player);
/// Returns "row 2, column 3".
QString placeName(const Options& options, int place);
/// Returns "row 2, column 3, face down", "row 2, column 3, owl" or "row 2, column 3, empty".
QString cardName(const State& state, int place, bool faceUp);
/// Returns "You: 3 pairs, last: owl".
QString pileName(const State& state, const plt::Seats& seats, int player);
/// Returns the pairs of all players: "You: 3, Computer: 2".
QString scoreText(const State& state, const plt::Seats& seats);
/// Tells whose turn it is; empty for a single player.
QString standing(const State& state, const plt::Seats& seats);
/// Describes the end of a game with a single player, or with several who are all told the same, in a few
/// words.
QString endTitle(const State& state, const plt::Seats& seats);
/// Describes the result, to follow the title; `practice` tells that the deal was known.
QString ending(const State& state, const plt::Seats& seats, std::chrono::milliseconds elapsed, bool practice);
/// Formats minutes, seconds and tenths, and hours if there are any: "1:23.4".
QString timeInTenths(std::chrono::milliseconds elapsed);

}  // namespace memory
