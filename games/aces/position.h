// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"

#include <array>
#include <cstdint>

namespace aces {

/// A position packed for the search. Only what can still change: no removed cards.
///
/// Besides its cards it may hold ghosts (see solver.cpp): for every column, height and suit the highest card
/// that the search treats as lying there for the only purpose of letting lower cards go.
class Position {
  public:
    /// What is the same in all positions of one search.
    struct Deck {
        std::array<std::uint8_t, 52> suits{};
        std::array<std::uint8_t, 52> heights{};
        int size = 0;
        explicit Deck(const State& state);
    };

    explicit Position(const State& state);

    int dealt() const { return dealt_; }
    int stock(const Deck& deck) const { return deck.size - dealt_; }
    /// Cards in the columns and the stock.
    int left(const Deck& deck) const;
    int count(int column) const { return counts_[at(column)]; }
    int bottom(int column) const { return cards_[at(column)][at(count(column) - 1)]; }
    bool isWon(const Deck& deck) const;
    /// Two positions of one search with equal keys are taken for equal; 64 bits keep a mistake below one in a
    /// million searches.
    std::uint64_t key() const;

    /// For every suit the height of the highest card, ghosts included, that is open.
    std::array<std::uint8_t, plt::suitCount> highestOpen(const Deck& deck) const;
    /// For every suit a bit for the height of every card in the columns and the stock.
    std::array<std::uint32_t, plt::suitCount> present(const Deck& deck) const;

    void remove(int column) { --counts_[at(column)]; }
    /// Removes the bottom card and leaves its ghost behind, with those that lay on it.
    void removeWithGhost(const Deck& deck, int column);
    void shift(int column, int target);
    void dealFour();
    /// An open ghost may have moved to an empty column: lets it lie there as well.
    void spreadGhosts();
    /// Drops the ghosts that have no lower card of their suit to let go.
    void dropUselessGhosts(const Deck& deck);

  private:
    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

    using Heights = std::array<std::uint8_t, plt::suitCount>;
    std::array<std::array<std::uint8_t, maxColumn>, columnCount> cards_{};
    std::array<std::array<Heights, maxColumn + 1>, columnCount> ghosts_{};
    std::array<std::uint8_t, columnCount> counts_{};
    std::uint8_t dealt_ = 0;
};

}  // namespace aces
