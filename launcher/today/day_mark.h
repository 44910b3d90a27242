// SPDX-License-Identifier: MIT
#pragma once

class QPainter;
class QPalette;
class QRectF;

namespace plt {

/// The marks of days, each of its own shape.
enum class DayMark {
    none,
    finished,       ///< a board of the day was finished on it: a filled disc with a tick
    finishedLater,  ///< boards were finished on other days only: a tick in a ring
    forgiven        ///< missed within a row of days: a bar in a ring
};

/// Draws a mark into a square.
void paintDayMark(QPainter& painter, DayMark mark, const QRectF& square, const QPalette& palette);

}  // namespace plt
