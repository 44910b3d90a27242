// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace crazy_8s {

inline constexpr int deckSize = 52;

/// Up to 52 cards in order, without heap allocation: the simulation copies rounds thousands of times.
class CardList {
  public:
    using iterator = plt::Card*;
    using const_iterator = const plt::Card*;

    std::size_t size() const { return size_; }
    int count() const { return size_; }
    bool empty() const { return size_ == 0; }
    iterator begin() { return cards_.data(); }
    iterator end() { return cards_.data() + size_; }
    const_iterator begin() const { return cards_.data(); }
    const_iterator end() const { return cards_.data() + size_; }
    plt::Card& operator[](std::size_t index) { return cards_[index]; }
    plt::Card operator[](std::size_t index) const { return cards_[index]; }
    plt::Card back() const { return cards_[size_ - 1U]; }

    bool contains(plt::Card card) const { return std::find(begin(), end(), card) != end(); }
    /// There must be room: a deck has no card twice.
    void push_back(plt::Card card) { cards_[size_++] = card; }
    void push_front(plt::Card card) {
        std::copy_backward(begin(), end(), end() + 1);
        cards_[0] = card;
        ++size_;
    }
    plt::Card takeBack() { return cards_[--size_]; }
    /// Removes this card, if it is there; the others keep their order.
    void remove(plt::Card card) {
        size_ = static_cast<std::uint8_t>(std::remove(begin(), end(), card) - begin());
    }
    void clear() { size_ = 0; }

    bool operator==(const CardList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

  private:
    std::array<plt::Card, deckSize> cards_{};
    std::uint8_t size_ = 0;
};

}  // namespace crazy_8s
