// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <array>
#include <cstdint>
#include <vector>

namespace spider {

/// What counts how much for the promise of a position.
struct Weights {
    int suit = 200;      ///< a complete suit
    int empty = 25;      ///< an empty column
    int faceDown = -12;  ///< a card that lies face down
    int run = 10;        ///< a pair in order and of one suit
    int order = 0;       ///< a pair in order but of two suits
    int disorder = -4;   ///< any other pair
    int king = 8;        ///< a king at the head of a column
    int step = 0;        ///< a step that was made to get there
};

/// What decides which shuffles are dealt as winnable, so it must stay as it is.
inline constexpr Weights dealWeights{};

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

    /// `weights` must outlive the position and its copies.
    explicit Position(const State& state, const Weights& weights = dealWeights);

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
    /// How many top cards of one column the top card of another takes, if they are a run; nothing below 1
    /// can be moved. Both must have cards.
    int countFor(int from, int to) const {
        return rankOf(cardAt(to, height(to) - 1)) - rankOf(cardAt(from, height(from) - 1));
    }
    /// Whether this move only takes back or repeats what is there: a whole column to an empty one, or a part
    /// of a run to another card equal to the one it lies on.
    bool isIdle(int from, int count, int to) const;

    void move(int from, int count, int to);
    void deal(const Stock& stock);

    /// What the position promises, the more the better; steps are not counted.
    int value() const;
    /// Equal for two positions if they have the same columns in any order; two unequal positions have the
    /// same key with a chance of 1 in 2^64.
    std::uint64_t key() const;
    /// The same, but columns in another order make another position (the next deal tells them apart).
    std::uint64_t orderedKey() const;

    /// Pairs in order and of one suit that are still to be made until all suits are complete. A move makes
    /// one at the most.
    int pairsToMake() const;

    /// What value(), key() and orderedKey() will be after moves of the same cards, told without making them.
    class Preview {
      public:
        Preview(const Position& position, int from, int count);
        /// Looks at the move to this column; false if it completes a suit, and has to be made to be known.
        bool look(int to);
        int value() const { return value_; }
        int pairsToMake() const { return pairsToMake_; }
        std::uint64_t key() const;
        std::uint64_t orderedKey() const;

      private:
        const Position& position_;
        int from_;
        int count_;
        int to_ = none;
        int restValue_ = 0;
        std::uint64_t restKey_ = 0;
        std::uint64_t keyOfOthers_ = 0;
        int valueOfOthers_ = 0;
        int value_ = 0;
        int restPairs_ = 0;
        int pairsToMake_ = 0;
        std::uint64_t targetKey_ = 0;
    };

  private:
    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static constexpr int rankOf(int card) { return card & 15; }
    int cardAt(int column, int place) const { return cards_[at(starts_[at(column)] + place)]; }
    int valueOfPair(int upper, int lower) const;
    void settle();
    /// Brings what is known about a column up to date.
    void look(int column);

    const Weights* weights_;
    std::array<std::uint64_t, columnCount> chains_{};  ///< the keys before their last step
    std::array<std::uint64_t, columnCount> keys_{};
    std::array<std::int16_t, columnCount> values_{};
    std::array<std::uint8_t, cardCount> cards_{};
    std::array<std::uint8_t, columnCount + 1> starts_{};
    std::array<std::uint8_t, columnCount> faceDown_{};
    std::array<std::uint8_t, columnCount> runs_{};
    std::array<std::uint8_t, columnCount> pairs_{};  ///< in order and of one suit
    std::uint8_t completed_ = 0;
    std::uint8_t dealt_ = 0;
};

}  // namespace spider
