// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/look/colours.h"

namespace plt {

/// What is shown on squares besides the marks of the scene, while a piece is lifted.
enum class HandMark : std::uint8_t {
    target,         ///< the lifted piece may be put here
    targetOnPiece,  ///< likewise, and a piece stands here
    landing,        ///< the lifted piece is over it and may be put here
    refused         ///< the lifted piece is over it and may not be put here
};

/// The form of a mark as filled shapes in the square from 0, 0 to 1, 1 (y down), the same in every way of
/// showing. Each differs from the others by form alone: last move has corners, hint a frame, threat bars
/// at the sides, winning a double frame.
QPainterPath markForm(SquareMark mark);
QPainterPath markForm(HandMark mark);
Role markRole(SquareMark mark);
Role markRole(HandMark mark);

/// A colour around marks on a square of this colour that keeps them apart from it.
QColor markHalo(const QColor& square);

}  // namespace plt
