// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand_marks.h"
#include "common/board3d/scene.h"

#include <cstdint>

#include <QImage>
#include <QRectF>

namespace plt {

/// A flat picture laid onto the board.
enum class DecalKind : std::uint8_t {
    solid,  ///< nothing but its colour
    tint,   ///< a square with soft edges
    movable,
    target,
    targetOnPiece,
    legal,
    illegal,
    lastMove,
    hint,
    threat,
    winning,
    winningPiece,  ///< around the top of a piece
    cursor
};
constexpr int decalKinds = 13;

/// All decals in one picture, premultiplied. Where it is red the decal's colour belongs, where it is white a
/// sign in white, where it is black (and opaque) a dark line.
QImage decalSheet();
/// Where in the sheet, in parts of its size, a decal is: within half a pixel of its cell.
QRectF decalPlace(DecalKind kind);
DecalKind decalOf(SquareMark mark);
DecalKind decalOf(HandMark mark);

}  // namespace plt
