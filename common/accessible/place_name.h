// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// Returns the position of a cell as all games announce it to screen readers: "row 3, column 5". Both count
/// from 1. The content of the cell follows in lower case, separated by commas: "row 3, column 5, covered,
/// flag".
PLT_API QString placeName(int row, int column);

}  // namespace plt
