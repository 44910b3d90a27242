// SPDX-License-Identifier: MIT
#include "common/system/guarding/machine_memory.h"

#include <fstream>
#include <string>

namespace plt {

MachineMemory machineMemory() {
    MachineMemory memory;
    std::ifstream file("/proc/meminfo");
    std::string name;
    std::string unit;
    for (qint64 kilobytes = 0; memory.available == 0 && file >> name >> kilobytes; std::getline(file, unit)) {
        if (name == "MemTotal:") memory.total = kilobytes * 1024;
        if (name == "MemAvailable:") memory.available = kilobytes * 1024;
    }
    return memory;
}

}  // namespace plt
