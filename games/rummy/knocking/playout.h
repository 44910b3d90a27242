// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/knocking/likely_hands.h"
#include "rummy/knocking/showdown.h"

#include <array>
#include <vector>

namespace rummy {

/// A round with knocking that is played to its end by discardByCount() and its like, for both seats.
struct Playout {
    std::array<CardSet, 2> hands;
    std::vector<plt::Card> stock;  ///< the last one on top
    CardSet gone;                  ///< the discards, without the top one
    plt::Card top;
    int toMove = 0;  ///< the seat that draws next

    void draw();
    void take();
    /// Ends the turn of a seat that has drawn.
    void discard(plt::Card card);
    /// Plays on and returns the points of seat 0, negative if the other one makes them. A seat that has drawn
    /// discards first.
    int play();
};

/// Returns the points of seat 0 if this seat knocks.
int pointsOfKnock(int seat, CardSet kept, CardSet others);

}  // namespace rummy
