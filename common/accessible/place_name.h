// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// Where a cell is, as every game says it to screen readers: "row 3, column 5". Both count from 1. What is
/// there follows, in small letters and after commas: "row 3, column 5, covered, flag".
PLT_API QString placeName(int row, int column);

}  // namespace plt
