// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;

namespace parcheesi {

/// How a die lies.
struct DieLook {
    int number = 1;        ///< 1 .. 6 as pips, a bonus of 10 or 20 in digits
    bool used = false;     ///< its number is used up
    bool resting = false;  ///< of an earlier turn
    qreal angle = 0;       ///< degrees by which it is turned
};
void drawDie(QPainter& painter, const QRectF& square, const DieLook& look, const QPalette& palette);

}  // namespace parcheesi
