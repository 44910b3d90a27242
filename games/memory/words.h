// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <chrono>

#include <QString>

/// What is said about a game.
namespace memory {

/// "You", "Player 2", "Computer 3": as people at the table would say. No seats: who plays alone.
QString playerName(const plt::Seats& seats, int player);
/// "row 2, column 3".
QString placeName(const Options& options, int place);
/// "row 2, column 3, face down", "row 2, column 3, owl", "row 2, column 3, empty".
QString cardName(const State& state, int place, bool faceUp);
/// "You: 3 pairs, last: owl".
QString pileName(const State& state, const plt::Seats& seats, int player);
/// The pairs of everybody: "You: 3, Computer: 2".
QString scoreText(const State& state, const plt::Seats& seats);
/// Whose turn it is; empty where one person plays alone.
QString standing(const State& state, const plt::Seats& seats);
/// How a game of one ended, or of several who are all told the same, in a few words.
QString endTitle(const State& state, const plt::Seats& seats);
/// What the end means, after the title; `practice` says that the deal was known.
QString ending(const State& state, const plt::Seats& seats, std::chrono::milliseconds elapsed, bool practice);
/// Minutes, seconds and tenths, with hours where there are any: "1:23.4".
QString timeInTenths(std::chrono::milliseconds elapsed);

}  // namespace memory
