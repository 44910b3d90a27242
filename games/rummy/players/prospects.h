// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>

namespace rummy {

/// Where the cards are that a player does not hold, as far as it knows.
struct Whereabouts {
    CardSet unknown;  ///< in the pile or with the other player
    CardSet held;     ///< with the other player for certain
    int hidden = 0;   ///< how many of the unknown ones the other player holds
};

/// The complete hands that a player may still come to: all that can be put together of two sets of three and
/// one of four, or of two runs of five, from its cards and those that are still to be had. Each weighs the
/// less the more cards it lacks. Those that lack many more than the nearest one are left out.
class Prospects {
  public:
    Prospects(CardSet cards, const Whereabouts& others);

    /// Of all of them; 0 if there are none.
    double weight() const { return weight_; }
    /// Of those with this one of the cards: what discarding it costs.
    double weightWith(plt::Card card) const {
        return byCard_[static_cast<std::size_t>(CardSet::bitOf(card))];
    }

  private:
    double weight_ = 0;
    std::array<double, 64> byCard_{};
};

/// How many sets a discard can be expected to make with what the other player holds.
double helpToOther(plt::Card card, const Whereabouts& others);

}  // namespace rummy
