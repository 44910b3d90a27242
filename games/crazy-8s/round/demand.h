// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

namespace crazy_8s {

inline constexpr plt::Rank eight = 8;
inline constexpr plt::Rank two = 2;

/// The condition that a card must meet to be discarded.
struct Demand {
    plt::Card top;                       ///< the top discard
    plt::Suit suit = plt::Suit::spades;  ///< in force: named with an eight, or that of the top discard
    bool onlyTwos = false;               ///< cards are owed, and only a 2 passes them on

    /// An eight is always allowed, except when only a 2 is.
    constexpr bool allows(plt::Card card) const {
        if (onlyTwos) return card.rank == two;
        return card.rank == eight || card.suit == suit || (top.rank != eight && card.rank == top.rank);
    }
    bool operator==(const Demand&) const = default;
};

}  // namespace crazy_8s
