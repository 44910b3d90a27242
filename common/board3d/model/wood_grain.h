// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace plt {

/// The grain of wood, running along x: alpha is how much darker. Its right edge fits its left, and its lower
/// edge its upper one.
QImage woodGrain();

}  // namespace plt
