// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

#include <array>

#include <QImage>

namespace plt {

/// Width of the pictures that facesFault() judges, in pixels.
constexpr int judgedWidth = 72;

/// Whether the faces of a deck, drawn judgedWidth wide and in the order of Card::index(), can be played with:
/// none, oddFaces or oddSuits. French pips have one colour in a suit, are small, and ten of them take much
/// more room than two; where that does not hold, the suits are others (German, Swiss) or the drawing lost
/// something on its way through Qt's SVG reader.
PLT_CARDS_API DeckFault facesFault(const std::array<QImage, 52>& faces);

}  // namespace plt
