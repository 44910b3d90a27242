// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace memory {

/// The layout of the table; lengths in cards.
struct Layout {
    std::vector<QRectF> places;  ///< of the cards, row by row
    std::vector<QRectF> seats;   ///< of the players' piles
    std::vector<QRectF> frames;  ///< around each player's pile and name
    std::vector<QRectF> names;   ///< beside the pairs at the end; otherwise empty
    QRectF words;                ///< above the cards or left of them; empty for a single player
};

/// The position of the players' piles: right of the cards, or below them in a tall window. The line of words
/// is above the cards; in a wide window the words are left of them.
enum class Seating { right, below, wide };

/// Returns the minimum size of the table.
QSizeF needs(const Options& options, Seating seating);

/// Returns the seating that allows larger cards in a window of this shape. `heightPerWidth` is that of a
/// card.
Seating seatingFor(const Options& options, QSizeF window, double heightPerWidth);

/// Returns the layout centred on a table of this size, which is at least needs().
Layout layOut(const Options& options, Seating seating, QSizeF table);
/// The same at the end, when the places are empty: a row for the pairs of each player over all the table.
Layout layOutFound(const Options& options, Seating seating, QSizeF table);

}  // namespace memory
