// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QtGlobal>

namespace plt {

/// Returns the Latin letter, in upper case, that a key has on an English keyboard; 0 if it has none, or if keys are
/// numbered in another way than X11 and Wayland do.
PLT_API char letterOfKey(quint32 nativeScanCode);

}  // namespace plt
