// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/picture/looks.h"
#include "common/board/board_view.h"

#include <QPalette>

class QPainter;

namespace chat_noir {

/// Side of the box around the centre of the cat's circle, in picture units.
inline constexpr qreal catBox = 64;

/// Draws the cat into its box: sitting and watching, smug after an escape, sulking in a trap, or walking with
/// its head turned in the direction of its gaze.
void paintCat(QPainter& painter, const plt::PiecePaint& paint, const QPalette& palette);

}  // namespace chat_noir
