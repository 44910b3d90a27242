// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/command_line.h"

namespace plt {

/// Runs one game in this process until its window is closed. Needs a QApplication. Gives the exit code;
/// failures are told on standard error.
int playGame(const CommandLine& line);

}  // namespace plt
