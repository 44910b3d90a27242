// SPDX-License-Identifier: MIT
#pragma once

#include "aces/position.h"
#include "aces/rules.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace aces {

/// Keys of positions; open addressing, a key of 0 is stored as 1.
class KeySet {
  public:
    /// False if it was there already.
    bool insert(std::uint64_t key);
    bool contains(std::uint64_t key) const;
    void clear();

  private:
    bool put(std::uint64_t key);
    void grow();

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(smallest);
    std::size_t size_ = 0;
    static constexpr std::size_t smallest = 64;
};

/// How a search treats a card that can be removed.
///
/// Removing it at once is nearly always right, but not always: a card that stays and is dealt over can let a
/// lower one go later, while the higher card that would have done so is covered. So:
/// - `atOnce` finds nearly every win, in few positions, and proves nothing (but with an empty stock, where
///   nothing is ever covered again, it tries all that matters).
/// - `withGhosts` removes at once too, but what is removed stays behind as a ghost that may let lower cards
/// go
///   whenever it would be open. This allows whatever keeping cards could achieve and more: where even this
///   finds no win, there is none. Its ways are no ways of the real game.
/// - `everyWay` tries both, and is exact; only with the ghosts' proofs to cut it short it gets to an end.
enum class Removal { atOnce, withGhosts, everyWay };

/// Looks for a way to win. What it has learned of the positions after each deal it remembers, and so can be
/// asked about many positions of one game, one after the other.
class Search {
  public:
    /// `bound`, if any, is asked whether a position is worth looking into. It must outlive the search.
    Search(const State& game, Removal removal, long budget, std::stop_token stop, Search* bound = nullptr);

    /// Looks for a win from here. With `withGhosts` it must be a position without ghosts.
    bool wins(const Position& position);

    /// Every way was tried, none was left out for the budget's or the stop's sake.
    bool isComplete() const { return !cut_; }
    /// The way to the win, or to the end with the fewest cards left that was met.
    const std::vector<Move>& moves() const { return best_; }
    int left() const { return left_; }
    /// How many positions were looked at.
    long positions() const { return positions_; }

  private:
    /// Looks at a position after a deal.
    bool enter(const Position& position);
    /// Looks at a position that came about without a deal from the last one entered.
    bool visit(Position position);
    std::array<bool, columnCount> settle(Position& position);
    bool goesAtOnce(const Position& position, std::size_t number) const;
    void removeNow(Position& position, int column);
    bool branch(const Position& position, const std::array<bool, columnCount>& removable);
    bool shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone);
    void note(const Position& position);

    Position::Deck deck_;
    Removal removal_;
    long budget_;
    std::stop_token stop_;
    Search* bound_;
    KeySet lost_;  ///< positions after a deal without a win
    KeySet won_;   ///< positions after a deal with one
    /// Positions since the last deal, for every number of deals: nothing comes back after a deal, so only
    /// here can a way run in a circle.
    std::array<KeySet, 14> phases_;
    std::vector<Move> path_;
    std::vector<Move> best_;
    long positions_ = 0;
    int left_ = 53;
    bool cut_ = false;
};

}  // namespace aces
