// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QPixmap>
#include <QSize>

namespace plt {

/// The felt of a card table: the palette's felt colour under a soft light from the upper left, with the
/// faintest weave. `size` in logical pixels.
QPixmap feltPixmap(QSize size, qreal pixelRatio, const QPalette& palette);

}  // namespace plt
