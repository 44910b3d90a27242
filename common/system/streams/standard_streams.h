// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

/// The standard streams of this process.
namespace plt::streams {

/// Replaces streams that were closed at the start, so that no file opened later gets their descriptors. Using
/// them still fails. Call it first of all.
PLT_API void reserve();

/// Makes what is written to standard output go to standard error from now on.
PLT_API void sendOutputToErrors();

/// Returns standard output for the caller alone; sendOutputToErrors() for everybody else.
PLT_API descriptors::Owned takeOutput();
/// Returns standard input for the caller alone, who does not wait for it; for everybody else it is empty.
/// Returns -1 on systems where nothing tells that there is some (see QSocketNotifier).
PLT_API descriptors::Owned takeInput();

/// Makes writing to a pipe or socket whose other end is closed fail, instead of ending this process.
PLT_API void outliveReaders();

}  // namespace plt::streams
