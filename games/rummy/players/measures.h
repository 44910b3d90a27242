// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>
#include <cstddef>

/// The strategy of the reference program: cards in sets first, then the rating of the kept cards.
namespace rummy {

/// Cards in a fixed order, at most a hand and the drawn card.
class Hand {
  public:
    static constexpr std::size_t most = 11;

    void push(plt::Card card) { cards_[size_++] = card; }
    const plt::Card* begin() const { return cards_.data(); }
    const plt::Card* end() const { return cards_.data() + size_; }

  private:
    std::array<plt::Card, most> cards_{};
    std::size_t size_ = 0;
};

/// A card to discard, and the value of the hand without it.
struct Discard {
    plt::Card card;
    int inSets = -1;  ///< number of kept cards in sets
    int loss = 0;     ///< decrease of the rating
};

/// Returns the best of eleven cards to discard: the one that leaves most cards in sets; of these the one that
/// leaves the best rating; of these the first. `gone` are the dead cards.
Discard greedyDiscard(const Hand& hand, CardSet gone);
Discard greedyDiscard(CardSet hand, CardSet gone);

/// Returns true if the top discard should be taken: it improves the hand after the discard chosen as above,
/// which is stored in `after`. `gone` are the discards below it.
bool shouldTakeGreedily(CardSet hand, plt::Card top, CardSet gone, Discard* after = nullptr);

}  // namespace rummy
