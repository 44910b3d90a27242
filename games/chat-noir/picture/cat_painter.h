// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/picture/looks.h"
#include "common/board/board_view.h"

#include <QPalette>

class QPainter;

namespace chat_noir {

/// Side of the box that the cat needs around its circle's middle, in units of the picture.
inline constexpr qreal catBox = 64;

/// Draws the cat into its box: sitting and watching, smug after an escape, sulking in a trap; walking while
/// it is on its way, its head turned to where it looks.
void paintCat(QPainter& painter, const plt::PiecePaint& paint, const QPalette& palette);

}  // namespace chat_noir
