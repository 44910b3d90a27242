// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt::processes {

/// Has `handler` called with the exit code when this process calls exit() or returns from main(), before what
/// is older is destroyed. On systems that do not tell the code, it is EXIT_SUCCESS.
PLT_API void atExit(void (*handler)(int code));

}  // namespace plt::processes
