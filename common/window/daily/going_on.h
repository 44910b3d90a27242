// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

class GameSession;

/// Goes on with the shown game if it has this ID and is not over, and begins the game of the ID otherwise.
/// Returns the problem, or an empty string.
QString goOnWith(GameSession& session, const QString& id);

}  // namespace plt
