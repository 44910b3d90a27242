// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace plt {

/// The seats around a table with a hand of cards each.
struct HandsSeating {
    int seats = 2;       ///< 2 .. 5
    int atFoot = 0;      ///< the seat whose hand covers the full width at the bottom of the table
    bool aside = false;  ///< each seat also has a place of one card beside the hand (for tricks or captures)
    double below = 0;    ///< room below the cards of each seat, in cards (for text)
    bool operator==(const HandsSeating&) const = default;
};

/// The areas of a seat on the table, in cards.
struct HandPlaces {
    QRectF box;    ///< the whole area
    QRectF plate;  ///< a line above its cards: name, numbers, turn
    QRectF hand;   ///< for a pile with Lay::row
    QRectF aside;  ///< one card; empty if the seating has none
};

/// The layout of the hands. In the order of turns, the others sit at the left, at the top from left to right,
/// and at the right; up to two of them only at the top.
struct HandsLayout {
    std::vector<HandPlaces> seats;  ///< by seat
    QRectF middle;                  ///< free area for stock and discard pile, at least one card high
};

/// Returns the minimum size of a table with these seats in cards. At 900 pixels of width it shows 30 cards at
/// the bottom with all their indices, even large ones.
PLT_CARDS_API QSizeF handsNeeds(const HandsSeating& seating);
/// Returns the layout for a table of this size (at least that of handsNeeds()).
PLT_CARDS_API HandsLayout layOutHands(const HandsSeating& seating, QSizeF table);

}  // namespace plt
