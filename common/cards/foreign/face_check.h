// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

#include <array>

#include <QImage>

namespace plt {

/// Width of the pictures that facesFault() judges, in pixels.
constexpr int judgedWidth = 72;

/// Checks if a deck can be played with. The faces are drawn judgedWidth wide, in the order of Card::index().
/// Returns none, oddFaces or oddSuits. French pips have one colour per suit, are small, and ten of them cover
/// much more than two. Otherwise the suits are others (German, Swiss), or Qt's SVG reader has lost parts of
/// the drawing.
PLT_CARDS_API DeckFault facesFault(const std::array<QImage, 52>& faces);

}  // namespace plt
