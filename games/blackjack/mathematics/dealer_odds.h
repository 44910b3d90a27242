// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blackjack {

constexpr int decks = 4;
constexpr int shoeSize = decks * 52;

/// How many cards of each value are not seen yet, by value.
struct Unseen {
    std::array<int, values> of{};
    int all = 0;

    /// A full shoe.
    static Unseen shoe();
    void take(int value, int count = 1) {
        of[static_cast<std::size_t>(value)] -= count;
        all -= count;
    }
    int count(int value) const { return of[static_cast<std::size_t>(value)]; }
};

/// The value of the hole card that would make a natural of this up card; 0 for an up card that allows none.
constexpr int naturalWith(int upValue) {
    if (upValue == aceValue) return tenValue;
    return upValue == tenValue ? aceValue : 0;
}

/// Chances of the dealer's final totals.
struct DealerChances {
    std::array<double, 5> of{};  ///< 17 .. 21
    double bust = 0;

    double total(int points) const { return of[static_cast<std::size_t>(points - 17)]; }
};

/// The dealer's way from one up card to her final total, given that she has no natural: exact for any
/// unseen cards.
///
/// The chance of a sequence of cards does not depend on their order, so all sequences of the same cards are
/// counted together; those cards, sorted, are the nodes of a tree that share the products of their first
/// cards. Sequences that bust are what is missing to one.
class DealerOdds {
  public:
    explicit DealerOdds(int upValue);

    /// `unseen` includes the hole card. Where a hole card that makes no natural is impossible, all chances
    /// are 0.
    DealerChances chances(const Unseen& unseen) const;

  private:
    struct Node {
        std::uint8_t value = 0;
        std::uint8_t depth = 0;       ///< Cards before it in the node's sorted cards.
        std::uint8_t run = 0;         ///< How many of those have its value.
        std::uint8_t total = 0;       ///< Final total if the dealer can stop with these cards, else 0.
        std::uint32_t sequences = 0;  ///< Orders in which she can get exactly these cards and stop.
    };

    int upValue_;
    std::vector<Node> nodes_;
};

}  // namespace blackjack
