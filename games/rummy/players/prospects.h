// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>

namespace rummy {

/// The location of the cards that a player does not hold, as far as it knows.
struct Whereabouts {
    CardSet unknown;  ///< in the stock or with the other player
    CardSet held;     ///< with the other player for certain
    int hidden = 0;   ///< number of unknown cards that the other player holds
};

/// The complete hands that a player can still reach: all combinations of two sets of three and one of four,
/// or of two runs of five, from its cards and those that are still available. A hand weighs less the more
/// cards it lacks. Hands that lack many more cards than the nearest one are left out.
class Prospects {
  public:
    Prospects(CardSet cards, const Whereabouts& others);

    /// Total weight of all hands; 0 if there are none.
    double weight() const { return weight_; }
    /// Weight of the hands that contain this card: the cost of discarding it.
    double weightWith(plt::Card card) const { return byCard_[CardSet::bitOf(card)]; }

  private:
    double weight_ = 0;
    std::array<double, 64> byCard_{};
};

/// Returns the expected number of sets that a discard makes with the other player's cards.
double helpToOther(plt::Card card, const Whereabouts& others);

}  // namespace rummy
