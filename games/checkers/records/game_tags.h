// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn.h"

#include <QString>

namespace checkers {

/// The value of a tag; empty if there is none.
QString tagOf(const GameRecord& game, const char* name);
void setTag(GameRecord& game, const char* name, const QString& value);
/// "White - Black, 1-0, Event, 43 moves": the entry of a game in a list.
QString gameTitle(const GameRecord& game);

}  // namespace checkers
