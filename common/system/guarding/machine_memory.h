// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QtGlobal>

namespace plt {

/// The memory of this machine in bytes; 0 where that is unknown.
struct MachineMemory {
    qint64 total = 0;
    qint64 available = 0;
};

PLT_API MachineMemory machineMemory();

}  // namespace plt
