// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/rules.h"
#include "rummy/table/brackets.h"

#include <QString>

/// Texts about a game.
namespace rummy {

/// Returns a name as people at the table would say it: "You", "Ben".
QString playerName(const plt::Seats& seats, int seat);
/// Returns "kings" or "run of hearts".
QString setName(const std::vector<plt::Card>& set);
/// Returns "9 to king of hearts" or "three kings", for screen readers.
QString setSpoken(const std::vector<plt::Card>& set);
/// Returns the name below a bracket: that of its set, or "laid off".
QString bracketName(const Bracket& bracket);
/// Returns "laid off: 5♥, 6♥".
QString laidOffSpoken(const std::vector<plt::Card>& cards);
/// Describes the previous player's turn and what to do now; empty when the game is over.
QString situation(const State& state, const plt::Seats& seats);
/// Describes the end of the round in a sentence.
QString roundEnding(const State& state, const plt::Seats& seats);
/// Describes how a round with knocking ended: the numbers of both players, and what it made.
QString knockEnding(const State& state, const plt::Seats& seats);
/// Describes the result of the game.
QString ending(const State& state, const plt::Seats& seats);

}  // namespace rummy
