// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace plt {

/// Sort orders of the player's own hand.
enum class HandOrder : std::uint8_t {
    asDrawn,  ///< a new card is added at the right end
    bySuit,   ///< spades, hearts, clubs, diamonds, each from ace to king
    byRank,   ///< from aces to kings
    byHand,   ///< as arranged by the player
};

/// The order of the own hand on the screen, which does not concern the rules. Cards are numbers of
/// Card::index().
class PLT_CARDS_API HandArrangement {
  public:
    /// Makes HandOrder::bySuit sort cards of this rank behind all suits at the right end.
    void setWild(std::optional<Rank> rank) { wild_ = rank; }
    HandOrder order() const { return order_; }
    /// Sets the order. HandOrder::byHand keeps the last arrangement.
    void setOrder(HandOrder order) { order_ = order; }
    /// Returns a hand in display order, given in the order in which it was drawn. With HandOrder::byHand new
    /// cards are added at the right end.
    std::vector<int> arranged(const std::vector<int>& drawn);
    /// Moves a card before the one at `position` among the others (from 0; their number means the right end),
    /// and sets HandOrder::byHand.
    void move(int card, int position);

  private:
    HandOrder order_ = HandOrder::asDrawn;
    std::optional<Rank> wild_;
    std::vector<int> shown_;  ///< the last arrangement
};

}  // namespace plt
