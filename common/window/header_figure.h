// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QRectF>
#include <QString>

class QPainter;

namespace plt {

/// A number that a player looks at while playing. It is shown above the game, large enough to be read at a
/// glance.
struct HeaderFigure {
    QString label;  ///< its name in a word or two ("Mines left")
    QString value;  ///< in the player's locale ("11,525", "3 of 8")
    /// Paints the figure's sign into a square in front of the value; without one, only the label is shown.
    std::function<void(QPainter& painter, const QRectF& square)> sign = {};
};

}  // namespace plt
