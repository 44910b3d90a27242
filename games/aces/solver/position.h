// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

#include <array>
#include <cstdint>

namespace aces {

/// A position packed for the search. It holds only what can still change: no removed cards.
///
/// Besides its cards it may hold ghosts (see search.h): for every column, height and suit the highest card
/// that the search treats as lying there for the only purpose of letting lower cards go.
class Position {
  public:
    /// A number for every suit: a height, or a bit for each of several heights.
    using OfSuits = std::array<std::uint16_t, plt::suitCount>;

    /// The part that all positions of a search share.
    struct Deck {
        std::array<std::uint8_t, 52> suits{};
        std::array<std::uint8_t, 52> heights{};
        int size = 0;
        explicit Deck(const State& state);
    };

    explicit Position(const State& state);

    int dealt() const { return dealt_; }
    int stock(const Deck& deck) const { return deck.size - dealt_; }
    /// Number of cards in the columns and the stock.
    int left(const Deck& deck) const;
    int count(int column) const { return counts_[column]; }
    int card(int column, int level) const { return cards_[column][level]; }
    int bottom(int column) const { return card(column, count(column) - 1); }
    bool isWon(const Deck& deck) const;
    /// The hash key. Positions of one search with equal keys are taken for equal; with 64 bits, a mistake
    /// occurs in less than one of a million searches.
    std::uint64_t key() const { return key_; }

    /// Returns for every suit the height of the highest open card, ghosts included.
    OfSuits highestOpen(const Deck& deck) const;
    /// For every suit a bit for the height of every card in the columns and the stock.
    const OfSuits& present() const { return present_; }
    /// The bits of present() of this suit that are below a height.
    std::uint16_t lower(int suit, int height) const {
        return static_cast<std::uint16_t>(present_[suit] & ((1U << static_cast<unsigned>(height)) - 1U));
    }
    /// The ghosts that are open while a column has this many cards: four bits for every suit, from the lowest
    /// on, for the greatest height.
    std::uint16_t ghosts(int column, int cards) const { return ghosts_[column][cards]; }

    void remove(const Deck& deck, int column);
    /// Removes the bottom card, but keeps the ghosts that lie on it, and its own.
    void removeWithGhost(const Deck& deck, int column);
    void shift(int column, int target);
    void dealFour();
    /// Copies the open ghosts to empty columns, to which they may have moved.
    void spreadGhosts();

  private:
    void setGhosts(std::size_t column, std::size_t cards, std::uint16_t ghosts);
    void put(std::size_t column, std::uint8_t number);
    std::uint8_t take(std::size_t column);

    std::uint64_t key_ = 0;
    std::array<std::array<std::uint16_t, maxColumn + 1>, columnCount> ghosts_{};
    std::array<std::array<std::uint8_t, maxColumn>, columnCount> cards_{};
    OfSuits present_{};
    std::array<std::uint8_t, columnCount> counts_{};
    std::uint8_t dealt_ = 0;
};

}  // namespace aces
