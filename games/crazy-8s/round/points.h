// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/round.h"

namespace crazy_8s {

/// Returns the points of a card left in a hand: an eight 50, jack, queen and king 10, others their pips.
constexpr int pointsOf(plt::Card card) {
    constexpr int ofEight = 50;
    constexpr int ofCourt = 10;
    return card.rank == eight ? ofEight : card.rank >= plt::jack ? ofCourt : card.rank;
}

/// Returns the points of the cards in the hands of all others.
inline int pointsFor(const Round& round, int seat) {
    int points = 0;
    for (int other = 0; other < round.players; ++other)
        if (other != seat)
            for (const auto card : round.hand(other)) points += pointsOf(card);
    return points;
}

}  // namespace crazy_8s
