// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>

namespace plt {

/// Returns the picture for a game without an icon, or with one not drawn yet: a die. `side` in logical
/// pixels.
QPixmap placeholderIcon(int side, qreal pixelRatio);

}  // namespace plt
