// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <array>
#include <cstdint>
#include <vector>

namespace spider {

/// A position packed for the search: columns one after the other in one array, with what is known about each
/// column kept up to date. Cards are known by rank and suit only.
class Position {
  public:
    /// What is the same in all positions of one search: the stock, in its order.
    struct Stock {
        std::vector<std::uint8_t> cards;
        bool overGaps = false;
        explicit Stock(const State& state);
    };

    explicit Position(const State& state);

    int height(int column) const { return starts_[at(column + 1)] - starts_[at(column)]; }
    int completed() const { return completed_; }
    /// Cards of the stock dealt since the search began.
    int dealt() const { return dealt_; }
    bool hasStock(const Stock& stock) const { return at(dealt_) < stock.cards.size(); }
    bool canDeal(const Stock& stock) const;
    bool isWon(const Stock& stock) const { return starts_[columnCount] == 0 && !hasStock(stock); }
    int run(int column) const { return runs_[at(column)]; }
    /// Whether these top cards may go to another column.
    bool canMove(int from, int count, int to) const;
    /// Whether this move only takes back or repeats what is there: a whole column to an empty one, or a part
    /// of a run to another card equal to the one it lies on.
    bool isIdle(int from, int count, int to) const;

    void move(int from, int count, int to);
    void deal(const Stock& stock);

    /// What the position promises, the more the better.
    int value() const;
    /// Equal for two positions if they have the same columns in any order; two unequal positions have the
    /// same key with a chance of 1 in 2^64.
    std::uint64_t key() const;
    /// The same, but columns in another order make another position (the next deal tells them apart).
    std::uint64_t orderedKey() const;

  private:
    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static constexpr int rankOf(int card) { return card & 15; }
    int cardAt(int column, int place) const { return cards_[at(starts_[at(column)] + place)]; }
    void settle();
    /// Brings what is known about a column up to date.
    void look(int column);

    std::array<std::uint8_t, cardCount> cards_{};
    std::array<std::uint8_t, columnCount + 1> starts_{};
    std::array<std::uint8_t, columnCount> faceDown_{};
    std::array<std::uint8_t, columnCount> runs_{};
    std::uint8_t completed_ = 0;
    std::uint8_t dealt_ = 0;
    std::array<std::int16_t, columnCount> values_{};
    std::array<std::uint64_t, columnCount> keys_{};
};

}  // namespace spider
