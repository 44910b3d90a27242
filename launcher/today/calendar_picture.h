// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>

class QDate;

namespace plt {

/// Draws the leaf of a calendar with the number of the day; `side` in logical pixels.
QPixmap calendarPicture(QDate day, int side, qreal pixelRatio);

}  // namespace plt
