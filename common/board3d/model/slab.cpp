// SPDX-License-Identifier: MIT
#include "common/board3d/model/slab.h"

#include "common/look/colours.h"

namespace plt {

QRectF slabOutline(const BoardScene& scene) {
    QRectF outline = scene.board;
    for (const SceneSquare& square : scene.squares) outline = outline.united(square.place);
    return outline.adjusted(-slabMargin, -slabMargin, slabMargin, slabMargin);
}

QColor slabColour(const QPalette& palette) {
    return isDark(palette) ? QColor(0x55, 0x39, 0x25) : QColor(0x7E, 0x52, 0x32);
}

double slabShadowDarkness(const QPalette& palette) {
    return isDark(palette) ? 0.55 : 0.3;
}

}  // namespace plt
