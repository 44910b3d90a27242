// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/picture/looks.h"
#include "common/board/board_view.h"

#include <QPalette>

class QPainter;

namespace chat_noir {

/// The number of hedge shapes, so that a fence looks grown rather than stamped.
inline constexpr int hedgeShapes = 4;
constexpr int hedgeShape(int cell) {
    return cell * 7 % hedgeShapes;
}

/// Draws a circle of the board centred in its box: a stone to step on, or the hedge on it, with the layers on
/// top. `target`: the player can block it now, so that pointer and cursor preview the hedge.
void paintStone(QPainter& painter, const plt::CellPaint& paint, int shape, bool target,
                const QPalette& palette);

}  // namespace chat_noir
