// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

struct CommandLine;

/// Why a game cannot have this id; empty if it can.
QString newGameIdProblem(const QString& id);

/// --new-game: writes the folder of a new game into the current one, and tells how it is built and played.
/// Gives the exit code.
int writeNewGame(const CommandLine& line);

}  // namespace plt
