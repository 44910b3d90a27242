// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_plugin.h"

#include <QString>

namespace plt {

class GamePlugin;

/// Returns the absolute path of the regular file in `folder` that the value `game` of an info.yaml names on
/// this platform; empty when there is none.
PLT_API QString findLibrary(const QString& folder, const QString& game);

/// Returns the reason why a library cannot be loaded as a game, without running any of its code; Fault::none
/// if nothing is found.
PLT_API Obstacle libraryProblem(const QString& libraryPath);

/// Loads a library and returns its factory, which stays loaded to the end of the process. Null when the
/// library is refused; `problem` is then one line in the player's language. An exception from the factory's
/// constructor or from the initialization of the library's globals is a refusal, too. The latter leaves the
/// system's loader locked: a process with several threads must then end by std::_Exit(), or it hangs.
PLT_API GamePlugin* loadPlugin(const QString& libraryPath, QString* problem);

}  // namespace plt
