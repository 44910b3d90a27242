// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace blackjack {

/// Values of cards: ace 1, face value, 10 for every ten and court card. Most counts are by value, in arrays
/// of this size with index 0 unused.
constexpr int values = 11;
constexpr int aceValue = 1;
constexpr int tenValue = 10;

/// Returns the value of a card, with the ace as 1.
constexpr int valueOf(plt::Card card) {
    return std::min<int>(card.rank, tenValue);
}

/// The total of a hand: the highest number that does not exceed 21, else the lowest. `soft` if one ace counts
/// as 11 (never two do).
struct Total {
    int points = 0;
    bool soft = false;
    bool operator==(const Total&) const = default;
};

/// Returns the total of cards whose values, with every ace as 1, add up to `low`.
constexpr Total totalOf(int low, bool hasAce) {
    const bool soft = hasAce && low + 10 <= 21;
    return {soft ? low + 10 : low, soft};
}

/// Cards of the player or the dealer, by their numbers in the shoe. Small and without heap allocation for the
/// simulation.
class Hand {
  public:
    /// Twenty-one aces of many decks are 21; any further card is too much.
    static constexpr int maximumCards = 22;

    void add(int number, int value) {
        numbers_[size_++] = static_cast<std::uint16_t>(number);
        low_ = static_cast<std::uint8_t>(low_ + value);
        hasAce_ = hasAce_ || value == aceValue;
    }
    int size() const { return size_; }
    /// The number in the shoe of card `index` of the hand, in dealing order.
    int number(int index) const { return numbers_[index]; }
    Total total() const { return totalOf(low_, hasAce_); }
    bool isBust() const { return low_ > 21; }
    /// Returns true for 21 with the two cards dealt. (In a split hand this counts as an ordinary 21, which
    /// Round handles.)
    bool isNatural() const { return size_ == 2 && total().points == 21; }

    bool operator==(const Hand&) const = default;

  private:
    std::array<std::uint16_t, maximumCards> numbers_{};
    std::uint8_t size_ = 0;
    std::uint8_t low_ = 0;
    bool hasAce_ = false;
};

}  // namespace blackjack
