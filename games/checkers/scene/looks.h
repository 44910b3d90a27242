// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <QColor>
#include <QPainterPath>

namespace checkers {

/// What pieces and board are made of. The first of the two colours begins.
enum class PieceSet { redAndWhite, redAndBlack, darkAndLight };
constexpr int pieceSets = 3;

/// The colours of a set on its board: both sides are seen well on the squares that are played on, and against
/// each other, also without hues.
struct Looks {
    QColor first;
    QColor second;
    QColor darkSquare;
    QColor lightSquare;

    const QColor& of(Side side) const { return side == Side::first ? first : second; }
};
Looks looksOf(PieceSet set);

/// A crown for the top of kings, within -1 .. 1, y down.
QPainterPath crown();

}  // namespace checkers
