// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace rummy {

/// A bit set of the 52 cards: 16 bits per suit, the card of rank r at bit r, so that neighbours in a run are
/// adjacent bits. Bits 0, 14 and 15 of each suit are unused.
class CardSet {
  public:
    static constexpr int bitsOfSuit = 16;

    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    explicit CardSet(const std::vector<plt::Card>& cards) {
        for (const auto card : cards) add(card);
    }
    static constexpr CardSet of(plt::Card card) { return CardSet(std::uint64_t{1} << bitOf(card)); }
    /// The whole deck.
    static constexpr CardSet all() { return CardSet(0x3FFE3FFE3FFE3FFEULL); }

    static constexpr int bitOf(plt::Card card) {
        return static_cast<int>(card.suit) * bitsOfSuit + card.rank;
    }
    static constexpr plt::Card cardOf(int bit) {
        return {static_cast<plt::Rank>(bit % bitsOfSuit), static_cast<plt::Suit>(bit / bitsOfSuit)};
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(plt::Card card) const { return ((bits_ >> bitOf(card)) & 1) != 0; }
    constexpr void add(plt::Card card) { bits_ |= std::uint64_t{1} << bitOf(card); }
    constexpr void remove(plt::Card card) { bits_ &= ~(std::uint64_t{1} << bitOf(card)); }
    constexpr CardSet with(plt::Card card) const { return *this | of(card); }
    constexpr CardSet without(plt::Card card) const { return *this - of(card); }
    /// The ranks of a suit, the ace at bit 1.
    constexpr unsigned suit(int number) const {
        return static_cast<unsigned>(bits_ >> (number * bitsOfSuit)) & 0xFFFFU;
    }
    /// The card with the lowest bit. The set must not be empty.
    constexpr plt::Card first() const { return cardOf(std::countr_zero(bits_)); }
    /// The cards by suit, then by rank.
    std::vector<plt::Card> cards() const {
        std::vector<plt::Card> list;
        for (std::uint64_t left = bits_; left != 0; left &= left - 1)
            list.push_back(cardOf(std::countr_zero(left)));
        return list;
    }

    friend constexpr CardSet operator|(CardSet one, CardSet other) {
        return CardSet(one.bits_ | other.bits_);
    }
    friend constexpr CardSet operator&(CardSet one, CardSet other) {
        return CardSet(one.bits_ & other.bits_);
    }
    friend constexpr CardSet operator-(CardSet one, CardSet other) {
        return CardSet(one.bits_ & ~other.bits_);
    }
    bool operator==(const CardSet&) const = default;

  private:
    std::uint64_t bits_ = 0;
};

}  // namespace rummy
