// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/folder/game_folder.h"

#include <QList>

namespace plt {

/// The environment variable that says for how many seconds a game may do nothing new before it is said to
/// hang.
constexpr const char* patienceVariable = "PLT_CHECK_PATIENCE";

/// What is wrong with an available game that only shows when it is loaded and played: that is done in a
/// process of its own, which is ended when it takes too much time or memory. `program` is what tries the game
/// when it is started with tryGameArgument.
QList<FolderProblem> checkByPlaying(const GameInfo& info, const QString& program);

}  // namespace plt
