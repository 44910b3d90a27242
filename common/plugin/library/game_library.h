// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"

#include <QList>
#include <QString>

namespace plt {

class GamePlugin;

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
