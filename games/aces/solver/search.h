// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"
#include "aces/solver/allowance.h"
#include "aces/solver/key_set.h"
#include "aces/solver/position.h"
#include "aces/solver/refutations.h"

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

namespace aces {

/// The treatment of a removable card in a search.
///
/// Removing it at once is nearly always right, but not always: a card that stays and is dealt over can let a
/// lower one go later, while the higher card that would have done so is covered. So:
/// - `atOnce` finds nearly every win, in few positions, and proves nothing (except with an empty stock:
///   nothing is ever covered again, and it tries everything that matters).
/// - `withGhosts` removes at once too, but a removed card stays behind as a ghost that may let lower cards go
///   whenever it would be open. This allows everything that keeping cards could achieve and more: if even
///   this finds no win, there is none. Its move sequences are not legal in the real game.
/// - `everyWay` tries both, and is exact; it only finishes because the proofs of `withGhosts` cut it short.
enum class Removal { atOnce, withGhosts, everyWay };

/// Searches for a win. It remembers its results for the positions after each deal, and so can search many
/// positions of one game, one after the other.
class Search {
  public:
    /// The part of the memory budget for refutations.
    static constexpr long bytesOfRefutations = 16L << 20;

    /// `bound`, if any, is asked whether a position is worth searching. It must outlive the search.
    Search(const State& game, Removal removal, Allowance& allowance, Search* bound = nullptr);

    /// Returns true if it finds a win from here. With `withGhosts`, the position must have no ghosts. If none
    /// is found and the search is complete, `reason` is what the proof depends on.
    bool wins(const Position& position, Reason& reason);

    /// Returns true if nothing was left out because the budget was used up or the search was stopped.
    bool isComplete() const { return !cut_; }
    /// The moves to the win, or to the end with the fewest cards left.
    const std::vector<Move>& moves() const { return best_; }
    int left() const { return left_; }

  private:
    /// The positions between two deals. No position recurs after a deal, so cycles are only possible here.
    struct Phase {
        explicit Phase(Allowance& allowance) : seen(allowance) {}
        KeySet seen;
        Reason reason;  ///< the part of its first position that the search has looked at
    };

    /// Searches a position after a deal.
    bool enter(const Position& position, Reason& reason);
    /// Searches a position reached without a deal from the last one entered.
    bool visit(Position position);
    std::array<bool, columnCount> settle(Position& position);
    bool goesAtOnce(const Position& position, std::size_t number);
    void removeNow(Position& position, int column);
    void noteBottoms(const Position& position);
    bool branch(const Position& position, const std::array<bool, columnCount>& removable);
    bool deals(const Position& position);
    bool shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone);
    bool isKnownLost(const Position& position, std::uint64_t key, Reason& reason) const;
    bool isHopeless(const Position& position) const;
    void note(const Position& position);
    Phase& phaseOf(const Position& position) { return phases_[position.stock(deck_) / columnCount]; }

    Position::Deck deck_;
    Removal removal_;
    Allowance& allowance_;
    Search* bound_;
    Refutations refutations_;  ///< positions after a deal without a win
    /// The same as single positions, with `atOnce`. The wins that it finds, and the number of positions it
    /// needs for them, determine which deals are dealt as winnable, so it must not change.
    KeySet lost_;
    KeySet won_;                ///< positions after a deal with a win
    std::deque<Phase> phases_;  ///< for every number of deals left
    std::vector<Move> path_;
    std::vector<Move> best_;
    int left_ = 53;
    bool cut_ = false;
};

}  // namespace aces
