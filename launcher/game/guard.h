// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QString>

namespace plt {

/// The environment variable that says how much memory a game may take, in MiB.
constexpr const char* memoryLimitVariable = "PLT_MEMORY_LIMIT";

/// How much memory a game may take on this machine, in bytes: a quarter of what it has, and at least 512 MiB,
/// at most 2 GiB; or what the environment says.
qint64 memoryLimit();

/// What a guard is to look after.
struct GuardOrder {
    std::function<QString()> name;  ///< the game's, for a message; only asked for when there is one
    bool limitsMemory = true;
    bool consoleListens = false;  ///< standard output is the channel to the console
    int argc = 0;
    char** argv = nullptr;
};

/// Starts a process that looks after this one for as long as it runs, with or without a console, and after
/// its end: it ends a game that takes more memory than memoryLimit(), or so much that the desktop would
/// suffer, and says so; and with the game it ends what that has forked and what still belongs to its session.
/// To be called before there is a second thread. Does nothing on systems other than Linux.
void startGuard(const GuardOrder& order);

}  // namespace plt
