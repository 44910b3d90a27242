// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt {

/// The command-line argument for drawIconsForOthers().
constexpr const char* drawIconsArgument = "--draw-icons";

/// The limit of processor time for one icon, in milliseconds.
constexpr int maximumIconDrawingTime = 1000;
/// The limit of memory for the process, in bytes.
constexpr long long maximumIconMemory = 256LL * 1024 * 1024;

/// The exit codes of drawIconsForOthers().
enum IconProcessExit { iconProcessDone = 0, iconProcessOutOfMemory = 3 };

/// Draws the icons requested on standard input and answers on standard output, until the input ends. An icon
/// that exceeds a limit ends the process. Needs a QGuiApplication. Returns the exit code.
PLT_API int drawIconsForOthers();

}  // namespace plt
