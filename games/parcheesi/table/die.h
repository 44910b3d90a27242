// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;

namespace parcheesi {

/// The look of a die.
struct DieLook {
    int number = 1;        ///< 1 to 6 as pips, a bonus of 10 or 20 in digits
    bool used = false;     ///< its number has been used
    bool resting = false;  ///< of an earlier turn
    qreal angle = 0;       ///< rotation in degrees
};
void drawDie(QPainter& painter, const QRectF& square, const DieLook& look, const QPalette& palette);

}  // namespace parcheesi
