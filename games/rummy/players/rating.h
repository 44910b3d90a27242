// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>
#include <cstdint>

/// Rates a hand by its distance from sets: the second measure of the reference program. Two cards, while
/// `gone` ones are no longer available, are worth: of a rank, 2 less the gone ones of that rank; next to each
/// other in a suit, the number of available cards that continue them at either end; with one between them, 1
/// if that one is available. The ace is next to the 2 for ranks up to 6 and next to the king for others.
namespace rummy {

/// Rates the cards of one hand.
class Rating {
  public:
    Rating(CardSet hand, CardSet gone);

    /// The sum over all ordered pairs of cards, including each card with itself.
    int sum() const;
    /// The decrease of the sum without this card.
    int loss(plt::Card card) const {
        return (2 * countOf(card.rank, hand_) - 1) * rankValue(card.rank) + 2 * suitValue(card);
    }

  private:
    static constexpr std::uint64_t everySuit = 0x0001000100010001ULL;
    static constexpr int windowReach = 2;
    /// Number of values of a window: a place in a suit and two ranks to either side, bits 0 .. 4.
    static constexpr unsigned windows = 1U << (2 * windowReach + 1);
    /// The value of the card in the middle of a window with its neighbours, indexed by the held cards and by
    /// the available cards.
    using NeighbourTable = std::array<std::array<std::uint8_t, windows>, windows>;
    static constexpr NeighbourTable makeNeighbourTable();
    static const NeighbourTable neighbourTable;

    /// Number of cards of this rank.
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
    /// The value of a card with its neighbours in the suit.
    int suitValue(plt::Card card) const {
        const int bit = CardSet::bitOf(card);
        return card.rank == plt::ace ? neighbours(bit) + neighbours(bit + plt::rankCount) : neighbours(bit);
    }

    CardSet hand_;
    CardSet gone_;
    /// With the aces at both ends of their suits.
    std::uint64_t held_;
    std::uint64_t toBeHad_;
};

}  // namespace rummy
