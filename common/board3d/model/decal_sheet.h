// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand_marks.h"
#include "common/board3d/scene.h"

#include <cstdint>

#include <QImage>
#include <QRectF>

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

/// Returns all decals in one premultiplied picture. Red becomes the decal's colour, white is a white sign,
/// and opaque black a dark line.
QImage decalSheet();
/// Returns the part of a decal in the sheet, in fractions of its size: half a pixel within its cell.
QRectF decalPlace(DecalKind kind);
DecalKind decalOf(SquareMark mark);
DecalKind decalOf(HandMark mark);

}  // namespace plt
