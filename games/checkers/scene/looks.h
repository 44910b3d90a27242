// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <QColor>
#include <QImage>

namespace checkers {

/// The colours of pieces and board. The first of the two colours begins.
enum class PieceSet { redAndWhite, redAndBlack, darkAndLight };
constexpr int pieceSets = 3;

/// The colours of a set on its board: both sides contrast well with the playing squares and with each other,
/// even without hues.
struct Looks {
    QColor first;
    QColor second;
    QColor darkSquare;
    QColor lightSquare;

    const QColor& of(Side side) const { return side == Side::first ? first : second; }
};
Looks looksOf(PieceSet set);

/// A crown for the top of kings: gold in a dark outline, so that it is told from pieces of any colour.
const QImage& crown();

}  // namespace checkers
