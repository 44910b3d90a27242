// SPDX-License-Identifier: MIT
#pragma once

#include "common/system/programs/program_process.h"
#include "launcher/game/guard.h"
#include "launcher/game/process_family.h"

#include <optional>

namespace plt {

/// A program that the player has let a game start, in a session of its own. When this is deleted, no process
/// of that session is left. Each of them may take as much memory as the game.
class StartedProgram {
  public:
    explicit StartedProgram(const QString& path) : process_(path, true, memoryLimit()) {
#ifdef Q_OS_LINUX
        if (process_.hasStarted()) family_.emplace(static_cast<pid_t>(process_.id()));
#endif
    }
    ~StartedProgram() {
        process_.end();
#ifdef Q_OS_LINUX
        if (family_) family_->endOthers();
#endif
    }
    StartedProgram(const StartedProgram&) = delete;
    StartedProgram& operator=(const StartedProgram&) = delete;

    ProgramProcess& process() {
        return process_;
    }

  private:
    ProgramProcess process_;
#ifdef Q_OS_LINUX
    std::optional<ProcessFamily> family_;
#endif
};

}  // namespace plt
