// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/folder/game_folder.h"
#include "launcher/commands/command_line.h"

#include <QString>

namespace plt {

class GameApplication;

/// Returns the folder of the game on the command line; empty if there is none.
QString gameFolder(const CommandLine& line);

/// Runs the game of gameFolder() in this process, which may be confined, until its window is closed. `found` is
/// what its folder says. Returns the exit code; failures are reported on standard error. Does not return after a
/// signal to end.
int playGame(GameApplication& application, const CommandLine& line, const GameFolder& found, bool isConfined);

}  // namespace plt
