// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QRectF>
#include <QString>

class QPainter;

namespace plt {

/// A number that a player looks at while playing; it stands above the game, large enough to be read at a
/// glance.
struct HeaderFigure {
    QString label;  ///< what it is, in a word or two ("Mines left")
    QString value;  ///< as the player's locale writes it ("11,525", "3 of 8")
    /// Draws a sign for it into a square, in front of the value; none: the label alone says what it is.
    std::function<void(QPainter& painter, const QRectF& square)> sign = {};
};

}  // namespace plt
