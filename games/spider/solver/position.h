// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

namespace spider {

/// Weights of the evaluation function.
struct Weights {
    int suit = 200;      ///< a complete suit
    int empty = 25;      ///< an empty column
    int faceDown = -12;  ///< a face-down card
    int run = 10;        ///< a pair in sequence and of one suit
    int order = 0;       ///< a pair in sequence but of two suits
    int disorder = -4;   ///< any other pair
    int king = 8;        ///< a king at the head of a column
    int step = 0;        ///< a step made to reach the position
};

/// These weights determine which shuffles are dealt as winnable, so they must not change.
inline constexpr Weights dealWeights{};

/// A position packed for the search: the columns are stored consecutively in one array, with cached data
/// about each column. Cards are known by rank and suit only.
class Position {
  public:
    /// The part that all positions of a search share: the stock, in its order.
    struct Stock {
        std::vector<std::uint8_t> cards;
        bool overGaps = false;
        explicit Stock(const State& state);
    };

    /// `weights` must outlive the position and its copies.
    explicit Position(const State& state, const Weights& weights = dealWeights);

    int height(int column) const { return starts_[at(column + 1)] - starts_[at(column)]; }
    int completed() const { return completed_; }
    int faceDownCount() const { return std::accumulate(faceDown_.begin(), faceDown_.end(), 0); }
    /// Cards of the stock dealt since the search began.
    int dealt() const { return dealt_; }
    bool hasStock(const Stock& stock) const { return at(dealt_) < stock.cards.size(); }
    bool canDeal(const Stock& stock) const;
    bool isWon(const Stock& stock) const { return starts_[columnCount] == 0 && !hasStock(stock); }
    int run(int column) const { return runs_[at(column)]; }
    /// Returns true if these top cards may go to another column.
    bool canMove(int from, int count, int to) const;
    /// Returns the number of top cards of one column that fit on the top card of another, if they are a run;
    /// below 1 none can be moved. Both columns must have cards.
    int countFor(int from, int to) const {
        return rankOf(cardAt(to, height(to) - 1)) - rankOf(cardAt(from, height(from) - 1));
    }
    /// Returns true if the move only undoes or repeats something: a whole column to an empty one, or a part
    /// of a run to another card equal to the one it lies on.
    bool isIdle(int from, int count, int to) const;

    void move(int from, int count, int to);
    void deal(const Stock& stock);

    /// The evaluation of the position, higher is better; steps are not counted.
    int value() const;
    /// The hash key. Positions with the same columns in any order have the same key; the chance that two
    /// others share one is 1 in 2^64.
    std::uint64_t key() const;
    /// Like key(), but depends on the order of the columns, which the next deal tells apart.
    std::uint64_t orderedKey() const;

    /// The number of pairs in sequence and of one suit that are still missing until all suits are complete. A
    /// move makes at most one.
    int pairsToMake() const;

    /// Computes value(), key() and orderedKey() after moves of the same cards without making the moves.
    class Preview {
      public:
        Preview(const Position& position, int from, int count);
        /// Evaluates the move to this column. Returns false if it completes a suit, and must be made to be
        /// evaluated.
        bool evaluate(int to);
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
    /// Updates the cached data of a column.
    void updateColumn(int column);

    const Weights* weights_;
    std::array<std::uint64_t, columnCount> chains_{};  ///< the keys before their final mixing
    std::array<std::uint64_t, columnCount> keys_{};
    std::array<std::int16_t, columnCount> values_{};
    std::array<std::uint8_t, cardCount> cards_{};
    std::array<std::uint8_t, columnCount + 1> starts_{};
    std::array<std::uint8_t, columnCount> faceDown_{};
    std::array<std::uint8_t, columnCount> runs_{};
    std::array<std::uint8_t, columnCount> pairs_{};  ///< in sequence and of one suit
    std::uint8_t completed_ = 0;
    std::uint8_t dealt_ = 0;
};

}  // namespace spider
