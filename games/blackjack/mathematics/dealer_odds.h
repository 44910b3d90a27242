// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/house.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blackjack {

/// Number of unseen cards of each value.
struct Unseen {
    std::array<int, values> of{};
    int all = 0;

    /// Returns a full shoe.
    static Unseen shoe(const House& house);
    void remove(int value, int count = 1) {
        of[value] -= count;
        all -= count;
    }
    int count(int value) const { return of[value]; }
};

/// Returns the value of the hole card that makes a natural with this up card; 0 if there is none.
constexpr int naturalWith(int upValue) {
    if (upValue == aceValue) return tenValue;
    return upValue == tenValue ? aceValue : 0;
}

/// Probabilities of the dealer's final totals.
struct DealerChances {
    std::array<double, 5> of{};  ///< 17 .. 21
    double bust = 0;

    double total(int points) const { return of[points - 17]; }
};

/// The probabilities of the dealer's final totals for one up card by the rules of a house, given that the
/// dealer has no natural: exact for any unseen cards.
///
/// The probability of a sequence of cards does not depend on their order, so all sequences of the same cards
/// are counted together; those cards, sorted, are the nodes of a tree that share the products of their first
/// cards. The probability of a bust is the remainder to one.
class DealerOdds {
  public:
    DealerOdds(const House& house, int upValue);

    /// `unseen` includes the hole card. If every possible hole card makes a natural, all probabilities are 0.
    DealerChances chances(const Unseen& unseen) const;

  private:
    struct Node {
        std::uint8_t value = 0;
        std::uint8_t depth = 0;  ///< number of cards before it in the node's sorted cards
        std::uint8_t run = 0;    ///< number of those with its value
        std::uint8_t total = 0;  ///< final total if the dealer stands with these cards, else 0
        /// number of orders in which the dealer can draw exactly these cards and stand
        std::uint32_t sequences = 0;
    };

    int upValue_;
    std::vector<Node> nodes_;
};

}  // namespace blackjack
