// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace plt {

/// Returns the wood grain, running along x, with the darkness as alpha. It tiles in both directions.
QImage woodGrain();

}  // namespace plt
