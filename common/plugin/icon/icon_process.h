// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt {

/// The argument by which a program is told to do nothing but drawIconsForOthers().
constexpr const char* drawIconsArgument = "--draw-icons";

/// How much processor time the drawing of one icon may take, in milliseconds.
constexpr int longestIconDrawing = 1000;
/// How much memory it may take, in bytes.
constexpr long long mostIconMemory = 256LL * 1024 * 1024;

/// How the process that draws icons ended.
enum IconProcessExit { iconProcessDone = 0, iconProcessOutOfMemory = 3 };

/// Draws the icons that are asked for on standard input and answers on standard output, until the former
/// ends. An icon that takes too much ends the process. Needs a QGuiApplication. Gives the exit code.
PLT_API int drawIconsForOthers();

}  // namespace plt
