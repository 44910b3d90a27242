// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_info.h"

#include <QString>

namespace plt {

class GamePlugin;

/// The regular file in `folder` that the value `game` of an info.yaml means on this platform, as an absolute
/// path; empty when there is none.
PLT_API QString findLibrary(const QString& folder, const QString& game);

/// What keeps a library from being loaded as a game, found without running any of its code; none when nothing
/// is seen.
PLT_API Obstacle libraryProblem(const QString& libraryPath);

/// Loads a library and gives its factory, which stays loaded to the end of the process. Null when it is
/// refused; then `problem` says why in one line, in the player's language. An exception of the factory's
/// constructor is a refusal, too, and so is one of the library's own variables. That one leaves the system's
/// loader locked: after a refusal a process with several threads must end without tidying up (std::_Exit), or
/// wait for ever.
PLT_API GamePlugin* loadPlugin(const QString& libraryPath, QString* problem);

}  // namespace plt
