// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/commands/command_line.h"

#include <QString>

namespace plt {

class GameApplication;

/// The folder of the game that the command line names; empty when there is none.
QString gameFolder(const CommandLine& line);

/// Runs one game in this process until its window is closed. Gives the exit code; failures are told on
/// standard error. Does not come back from a signal to end.
int playGame(GameApplication& application, const CommandLine& line);

}  // namespace plt
