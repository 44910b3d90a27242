// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

/// The standard streams of this process.
namespace plt::streams {

constexpr int input = 0;
constexpr int output = 1;
constexpr int errors = 2;

/// Replaces streams that were closed at the start, so that no file opened later gets their descriptors. Using
/// them still fails. Call it first of all.
PLT_API void reserve();

/// Makes what is written to standard output go to standard error from now on.
PLT_API void sendOutputToErrors();

/// Makes a stream have nothing to read, and discard what is written.
PLT_API void disconnect(int stream);
/// Returns true if standard error goes to a terminal.
PLT_API bool hasTerminal();

/// Returns standard output for the caller alone; sendOutputToErrors() for everybody else.
PLT_API descriptors::Owned takeOutput();
/// Returns standard input for the caller alone, who does not wait for it; for everybody else it is empty.
/// Returns -1 on systems where nothing tells that there is some (see QSocketNotifier).
PLT_API descriptors::Owned takeInput();

/// Makes writing to a pipe or socket whose other end is closed fail, instead of ending this process.
PLT_API void outliveReaders();

}  // namespace plt::streams
