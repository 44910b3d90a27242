// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>
#include <cstddef>

/// How the reference program plays: by the cards in sets first, and by the rating of what it keeps.
namespace rummy {

/// Cards in a fixed order, at most a hand and the card that was drawn.
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

/// A card to discard, and what the hand is without it.
struct Discard {
    plt::Card card;
    int inSets = -1;  ///< of the cards that are kept
    int loss = 0;     ///< what the rating loses
};

/// Which of eleven cards to discard: the one without which most cards are in sets; of these the one without
/// which the rating is best; of these the first. `gone` are the dead cards.
Discard discardByMeasures(const Hand& hand, CardSet gone);
Discard discardByMeasures(CardSet hand, CardSet gone);

/// Whether to take the top discard: if it makes the hand better after discarding as above, which is `after`
/// then. `gone` are the discards below it.
bool takesByMeasures(CardSet hand, plt::Card top, CardSet gone, Discard* after = nullptr);

}  // namespace rummy
