// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"

#include <QList>
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

/// Returns the factory of an available game, from its library or for its script. The rest is as for
/// loadPlugin().
PLT_API GamePlugin* loadGame(const GameInfo& info, QString* problem);

/// Returns the mistakes in a game's script, found by running it within its limits; empty for a game with a
/// library.
PLT_API QList<FolderProblem> scriptProblems(const GameInfo& info);

/// Signature of plt_check_script, which returns the mistakes.
using ScriptCheck = void (*)(const QString& scriptPath, QList<FolderProblem>& problems);
/// Signature of plt_script_game, the function of the library for scripts, which is loaded on first use: returns
/// the factory for a script, which exists to the end of the process.
using ScriptGame = GamePlugin* (*)(const QString& scriptPath);

}  // namespace plt
