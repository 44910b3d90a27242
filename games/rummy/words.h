// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/rules.h"

#include <QString>

/// What is said about a game.
namespace rummy {

/// "You", "Ben": as people at the table would say.
QString playerName(const plt::Seats& seats, int seat);
/// "kings", "run of hearts".
QString setName(const std::vector<plt::Card>& set);
/// "9 to king of hearts", "three kings": for those who do not see the cards.
QString setSpoken(const std::vector<plt::Card>& set);
/// What the player before did, and what is to be done now; empty when the game is over.
QString situation(const State& state, const plt::Seats& seats);
/// How the round ended, in a sentence.
QString roundEnding(const State& state, const plt::Seats& seats);
/// What the end of the game means.
QString ending(const State& state, const plt::Seats& seats);

}  // namespace rummy
