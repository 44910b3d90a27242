// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>
#include <cstdint>

/// How near the cards of a hand are to sets: what the reference program calls its second measure. Two cards,
/// while `gone` ones are not to be had any more, are worth: of a rank, 2 less the gone ones of that rank;
/// next to each other in a suit, the number of cards that would go on at either end; with one between them, 1
/// if that one is to be had. The ace is next to the 2 for ranks up to 6 and next to the king for others.
namespace rummy {

/// Rates the cards of one hand.
class Rating {
  public:
    Rating(CardSet hand, CardSet gone);

    /// The sum over all ordered pairs of the cards, each with itself too.
    int sum() const;
    /// How much less that is without this one of them.
    int loss(plt::Card card) const {
        return (2 * countOf(card.rank, hand_) - 1) * rankValue(card.rank) + 2 * suitValue(card);
    }

  private:
    static constexpr std::uint64_t everySuit = 0x0001000100010001ULL;
    static constexpr int windowReach = 2;
    /// A place in a suit and two ranks to either side: bits 0 .. 4.
    static constexpr unsigned windows = 1U << (2 * windowReach + 1);
    /// What the card in the middle of a window is worth with its neighbours: by which are held, and which are
    /// to be had.
    using NeighbourTable = std::array<std::array<std::uint8_t, windows>, windows>;
    static constexpr NeighbourTable makeNeighbourTable();
    static const NeighbourTable neighbourTable;

    /// How many of the cards have this rank.
    static constexpr int countOf(int rank, CardSet cards) {
        return static_cast<int>((((cards.bits() >> rank) & everySuit) * everySuit) >>
                                (3 * CardSet::bitsOfSuit));
    }
    static constexpr unsigned windowOf(std::uint64_t cards, int bit) {
        const auto shifted = bit < windowReach ? cards << (windowReach - bit) : cards >> (bit - windowReach);
        return static_cast<unsigned>(shifted) & (windows - 1);
    }
    int rankValue(plt::Rank rank) const { return 2 - countOf(rank, gone_); }
    int neighbours(int bit) const { return neighbourTable[windowOf(held_, bit)][windowOf(toBeHad_, bit)]; }
    /// What a card is worth with its neighbours in the suit.
    int suitValue(plt::Card card) const {
        const int bit = CardSet::bitOf(card);
        return card.rank == plt::ace ? neighbours(bit) + neighbours(bit + plt::rankCount) : neighbours(bit);
    }

    CardSet hand_;
    CardSet gone_;
    /// With aces at both ends of their suits.
    std::uint64_t held_;
    std::uint64_t toBeHad_;
};

}  // namespace rummy
