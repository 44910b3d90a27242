// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/export.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace plt {

/// In which order a player has the cards of the own hand.
enum class HandOrder : std::uint8_t {
    asDrawn,  ///< a new card lies at the right end
    bySuit,   ///< spades, hearts, clubs, diamonds, each from the ace to the king
    byRank,   ///< from aces to kings
    byHand,   ///< as the player has put them
};

/// The order of the own hand on the screen, which no rules know. Cards are numbers of Card::index().
class PLT_CARDS_API HandArrangement {
  public:
    /// By suit, cards of this rank lie apart, behind all suits at the right end.
    void setWild(std::optional<Rank> rank) { wild_ = rank; }
    HandOrder order() const { return order_; }
    /// With HandOrder::byHand cards lie from now on as they were arranged last.
    void setOrder(HandOrder order) { order_ = order; }
    /// A hand as it is to lie, given in the order in which it was drawn. By hand, new cards come to the right
    /// end.
    std::vector<int> arranged(const std::vector<int>& drawn);
    /// Puts a card before the one that is at `position` among the others (from 0; their number: at the right
    /// end). From now on the order is by hand.
    void move(int card, int position);

  private:
    HandOrder order_ = HandOrder::asDrawn;
    std::optional<Rank> wild_;
    std::vector<int> shown_;  ///< as they were arranged last
};

}  // namespace plt
