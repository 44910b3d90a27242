// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand_marks.h"
#include "common/board3d/scene.h"

#include <cstdint>

#include <QImage>

namespace plt {

/// A flat picture on the board.
enum class DecalKind : std::uint8_t {
    solid,  ///< a plain area of its colour
    tint,   ///< a square with soft edges
    movable,
    target,
    targetOnPiece,
    legal,
    illegal,
    lastMove,
    must,
    hint,
    threat,
    winning,
    winningPiece,  ///< around the top of a piece
    cursor
};
constexpr int decalKinds = 14;

/// Returns the premultiplied picture of a decal, which fills all of it. Red becomes the decal's colour, white is
/// a white sign, and opaque black a dark line.
QImage decalPicture(DecalKind kind);
DecalKind decalOf(SquareMark mark);
DecalKind decalOf(HandMark mark);

}  // namespace plt
