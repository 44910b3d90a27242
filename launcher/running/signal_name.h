// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// Returns a signal in words: "segmentation fault".
QString signalName(int number);

}  // namespace plt
