// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace plt {

/// Who sits round a table on which each has a hand of cards.
struct HandsSeating {
    int seats = 2;       ///< 2 .. 5
    int atFoot = 0;      ///< the seat whose hand lies at the foot of the table, over its whole width
    bool aside = false;  ///< each also has a place of one card beside the hand (for what was won)
    double below = 0;    ///< room below the cards of each, in cards (for what is said of them)
    bool operator==(const HandsSeating&) const = default;
};

/// What belongs to a seat on the table, in cards.
struct HandPlaces {
    QRectF box;    ///< all of it
    QRectF plate;  ///< a line over its cards: name, numbers, who is to move
    QRectF hand;   ///< for a pile that lies in a row
    QRectF aside;  ///< one card; empty where the seating has none
};

/// Where the hands lie. In the order in which the turn goes round, the others sit at the left side, at the
/// top from left to right, and at the right side; up to two of them at the top only.
struct HandsLayout {
    std::vector<HandPlaces> seats;  ///< by seat
    QRectF middle;                  ///< what is free for stock and discards, one card high at least
};

/// How large a table with these seats must be, in cards. At 900 pixels of width it shows 30 cards at the
/// foot with all their indices, large ones too.
PLT_CARDS_API QSizeF handsNeeds(const HandsSeating& seating);
/// The places on a table of this size (at least what handsNeeds() says).
PLT_CARDS_API HandsLayout layOutHands(const HandsSeating& seating, QSizeF table);

}  // namespace plt
