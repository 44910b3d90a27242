// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/folder/game_folder.h"

#include <QList>

namespace plt {

/// The environment variable with the number of seconds without progress after which a game is reported as
/// hanging.
constexpr const char* patienceVariable = "PLT_CHECK_PATIENCE";

/// Returns the problems of an available game that appear only when it is loaded and played. The game runs in
/// another process, which is killed when it takes too much time or memory. `program` tries the game when
/// started with tryGameArgument.
QList<FolderProblem> checkByPlaying(const GameInfo& info, const QString& program);

}  // namespace plt
