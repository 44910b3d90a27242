// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace blackjack {

/// Values of cards: ace 1, face value, 10 for every ten and court card. Most of what is counted is counted by
/// value, in arrays of this size with index 0 unused.
constexpr int values = 11;
constexpr int aceValue = 1;
constexpr int tenValue = 10;

/// A card's value, with the ace as 1.
constexpr int valueOf(plt::Card card) {
    return std::min<int>(card.rank, tenValue);
}

/// What a hand is worth: the highest number that does not exceed 21, else the lowest. `soft`: one ace of it
/// counts 11 (never two).
struct Total {
    int points = 0;
    bool soft = false;
    bool operator==(const Total&) const = default;
};

/// The total of cards whose values with every ace as 1 add up to `low`.
constexpr Total totalOf(int low, bool hasAce) {
    const bool soft = hasAce && low + 10 <= 21;
    return {soft ? low + 10 : low, soft};
}

/// Whether the dealer takes another card: up to 16. She stands on every 17, soft or hard.
constexpr bool dealerDraws(Total total) {
    return total.points <= 16;
}

/// Cards of the player or the dealer, known by their numbers in the shoe. Small and without allocation, so
/// that a simulation can run on it.
class Hand {
  public:
    /// Sixteen aces, a 2 and a 3 are 21 with 18 cards; one more is too much whatever it is.
    static constexpr int mostCards = 19;

    void add(int number, int value) {
        numbers_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(number);
        low_ = static_cast<std::uint8_t>(low_ + value);
        hasAce_ = hasAce_ || value == aceValue;
    }
    int size() const { return size_; }
    /// Number in the shoe of the hand's card `index`, in order of dealing.
    int number(int index) const { return numbers_[static_cast<std::size_t>(index)]; }
    Total total() const { return totalOf(low_, hasAce_); }
    bool isBust() const { return low_ > 21; }
    /// 21 with the two cards dealt. (Of a split hand it counts as an ordinary 21: that is the round's
    /// business.)
    bool isNatural() const { return size_ == 2 && total().points == 21; }

    bool operator==(const Hand&) const = default;

  private:
    std::array<std::uint8_t, mostCards> numbers_{};
    std::uint8_t size_ = 0;
    std::uint8_t low_ = 0;
    bool hasAce_ = false;
};

}  // namespace blackjack
