// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

struct CommandLine;

/// Returns the reason why a game cannot have this ID; empty if it can.
QString newGameIdProblem(const QString& id);

/// Implements --new-game: writes the folder of a new game into the current directory and prints how to build
/// and play it. Returns the exit code.
int writeNewGame(const CommandLine& line);

}  // namespace plt
