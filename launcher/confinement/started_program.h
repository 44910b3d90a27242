// SPDX-License-Identifier: MIT
#pragma once

#include "common/system/guarding/process_family.h"
#include "common/system/programs/program_process.h"
#include "launcher/game/guard.h"

#include <optional>

namespace plt {

/// A program that the player has let a game start, in a session of its own. When this is deleted, no process
/// of that session is left. Each of them may take as much memory as the game.
class StartedProgram {
  public:
    explicit StartedProgram(const QString& path) : process_(path, true, memoryLimit()) {
        if (process_.hasStarted()) family_.emplace(process_.id());
    }
    ~StartedProgram() {
        process_.end();
        if (family_) family_->endOthers();
    }
    StartedProgram(const StartedProgram&) = delete;
    StartedProgram& operator=(const StartedProgram&) = delete;

    ProgramProcess& process() { return process_; }

  private:
    ProgramProcess process_;
    std::optional<ProcessFamily> family_;
};

}  // namespace plt
