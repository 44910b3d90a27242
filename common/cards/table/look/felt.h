// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QPixmap>
#include <QSize>

namespace plt {

/// Returns the felt of a card table: the palette's felt colour under a soft light from the upper left, with a
/// very faint weave. `size` is in logical pixels.
QPixmap feltPixmap(QSize size, qreal pixelRatio, const QPalette& palette);

}  // namespace plt
