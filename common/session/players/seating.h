// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/timeline/timeline.h"

#include <string>
#include <vector>

namespace plt {

/// Returns as many seats as a game with these options has: missing ones get its usual players, then people.
/// Empty for a game that is played alone.
Seats seatsFor(const AnyRules& rules, const AnyOptions& options, Seats seats);

/// The meaning of an outcome where these play: of one person among computers it is that person's.
Outcome outcomeFor(Outcome byRules, const Seats& seats, const std::vector<int>& standing);

/// Records that a computer, or a person at this window, has moved for a seat; does nothing for -1.
void recordMover(PlayedGame& game, int seat, bool isComputer);
/// Returns true if a person moved for a seat that is the computer's, or a computer for a person's: no fair
/// game between the two.
bool anotherHandMoved(const PlayedGame& game);

/// The set of results that a game belongs to, in the words of the statistics.
std::string resultSet(const AnyRules& rules, const PlayedGame& game);

/// The place to which undo, and redo, goes: the last, and the next, position in which a person has the turn;
/// one step if there are no people or only people.
Place undoPlace(const AnyRules& rules, const Timeline& timeline);
Place redoPlace(const AnyRules& rules, const Timeline& timeline);

}  // namespace plt
