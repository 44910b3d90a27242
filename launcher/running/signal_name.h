// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// What a process was ended by, in words: "segmentation fault".
QString signalName(int number);

}  // namespace plt
