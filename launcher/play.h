// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/command_line.h"

#include <functional>

namespace plt {

/// Runs one game in this process until its window is closed. Needs a QApplication. `prepare` is called before
/// the first widget with a text is made. Gives the exit code; failures are told on standard error.
int playGame(const CommandLine& line, const std::function<void()>& prepare);

}  // namespace plt
