// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

/// The standard streams of this process.
namespace plt::streams {

/// Replaces streams that were closed at the start, so that no file opened later gets their descriptors. Using
/// them still fails. Call it first of all.
PLT_API void reserve();

/// Makes what is written to standard output go to standard error from now on.
PLT_API void sendOutputToErrors();

}  // namespace plt::streams
