// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

/// Limits of this process, for work that might take any time and memory. Without effect on systems that have
/// none.
namespace plt::limits {

/// Lets other processes have the processor first, and leaves no core dump of a crash.
PLT_API void becomeLessImportant();
/// Limits the memory to what the process has and so many bytes more.
PLT_API void setMemory(long long more);
/// Ends the process after this processor time in milliseconds, counted from now; 0 for no limit. Its parent
/// recognises that by processEnd().
PLT_API void setProcessorTime(int milliseconds);

}  // namespace plt::limits
