// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn.h"

#include <QString>

namespace checkers {

/// The value of a tag; empty when there is none.
QString tagOf(const GameRecord& game, const char* name);
void setTag(GameRecord& game, const char* name, const QString& value);
/// "White - Black, 1-0, Event, 43 moves": one game among several.
QString gameTitle(const GameRecord& game);

}  // namespace checkers
