// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <QColor>
#include <QPainterPath>

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

/// A crown for the top of kings, within -1 to 1, y down.
QPainterPath crown();

}  // namespace checkers
