// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>

namespace plt {

/// The picture for a game that has no icon, or none yet: a die. `side` in logical pixels.
QPixmap placeholderIcon(int side, qreal pixelRatio);

}  // namespace plt
