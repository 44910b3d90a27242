// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace memory {

/// Where things lie on the table; lengths in cards.
struct Layout {
    std::vector<QRectF> places;  ///< of the cards, row by row
    std::vector<QRectF> seats;   ///< of the players' piles
    std::vector<QRectF> frames;  ///< around each player's pile and name
};

/// Where the players' piles are: right of the cards, or below them in a tall window.
enum class Seating { right, below };

/// How large a table must be.
QSizeF needs(const Options& options, Seating seating);

/// The seating that lets cards be larger in a window of this shape. `heightPerWidth` is that of a card.
Seating seatingFor(const Options& options, QSizeF window, double heightPerWidth);

/// Everything in the middle of a table of this size, at least needs().
Layout layOut(const Options& options, Seating seating, QSizeF table);

}  // namespace memory
