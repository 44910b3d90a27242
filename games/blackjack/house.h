// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace blackjack {

/// The numbers of decks that a shoe may have.
inline constexpr std::array deckCounts{1, 2, 4, 6, 8};
/// The return of a surrendered round, in bets.
constexpr double surrenderValue = -0.5;

constexpr bool isDeckCount(int decks) {
    return std::find(deckCounts.begin(), deckCounts.end(), decks) != deckCounts.end();
}

/// The rules that differ from house to house. Those that are not chosen are the manual's.
struct House {
    int decks = 4;                  ///< one of deckCounts
    bool hitsSoft17 = false;        ///< the dealer takes another card on a soft 17
    bool doubleAfterSplit = false;  ///< the halves of a pair may be doubled, but for split aces
    bool surrender = false;         ///< the first two cards may be given up for half the bet
    bool insurance = false;         ///< offered against an ace, for half the bet, before the dealer looks

    /// The index of the number of decks in deckCounts.
    constexpr std::size_t deckIndex() const {
        return static_cast<std::size_t>(std::find(deckCounts.begin(), deckCounts.end(), decks) -
                                        deckCounts.begin());
    }
    constexpr int shoeSize() const { return decks * 52; }
    /// With fewer cards than this left after a round, the shoe is finished. No round needs more: in a single
    /// deck, three hands of the lowest cards are 22 cards.
    constexpr int cutCard() const { return std::min(52, shoeSize() / 2); }
    /// Returns true if the dealer takes another card: up to 16, and on a soft 17 where the house says so.
    constexpr bool dealerDraws(Total total) const {
        return total.points <= 16 || (hitsSoft17 && total.soft && total.points == 17);
    }
    bool operator==(const House&) const = default;
};

}  // namespace blackjack
