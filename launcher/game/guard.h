// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QString>

namespace plt {

/// The environment variable with the memory limit of a game, in MiB.
constexpr const char* memoryLimitVariable = "PLT_MEMORY_LIMIT";

/// Returns the memory limit of a game on this machine, in bytes: a quarter of its memory, but at least 512
/// MiB and at most 2 GiB; or the value of memoryLimitVariable.
qint64 memoryLimit();

/// The parameters of a guard.
struct GuardOrder {
    std::function<QString()> name;  ///< returns the game's name; called only for a message
    bool limitsMemory = true;
    bool consoleListens = false;  ///< standard output is the channel to the console
    /// The end of a channel from which it takes requests of a confined game, and the game's folder; see
    /// common/system/broker. The game keeps the other end. Without a channel there are no requests.
    int requests = -1;
    QString folder = {};
    int argc = 0;
    char** argv = nullptr;
};

/// Starts a process that guards this one for as long as it runs, with or without a console, and after its
/// end. It kills a game that takes more memory than memoryLimit(), or so much that the desktop would suffer,
/// and says so. With the game it ends all processes that the game has forked or that still belong to its
/// session. Call it before there is a second thread. Does nothing on systems other than Linux.
void startGuard(const GuardOrder& order);

}  // namespace plt
