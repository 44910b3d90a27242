// SPDX-License-Identifier: MIT
#pragma once

#include "aces/allowance.h"
#include "aces/key_set.h"
#include "aces/position.h"
#include "aces/refutations.h"
#include "aces/rules.h"

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

namespace aces {

/// How a search treats a card that can be removed.
///
/// Removing it at once is nearly always right, but not always: a card that stays and is dealt over can let a
/// lower one go later, while the higher card that would have done so is covered. So:
/// - `atOnce` finds nearly every win, in few positions, and proves nothing (but with an empty stock, where
///   nothing is ever covered again, it tries all that matters).
/// - `withGhosts` removes at once too, but what is removed stays behind as a ghost that may let lower cards
///   go whenever it would be open. This allows whatever keeping cards could achieve and more: where even this
///   finds no win, there is none. Its ways are no ways of the real game.
/// - `everyWay` tries both, and is exact; only with the ghosts' proofs to cut it short it gets to an end.
enum class Removal { atOnce, withGhosts, everyWay };

/// Looks for a way to win. What it has learned of the positions after each deal it remembers, and so can be
/// asked about many positions of one game, one after the other.
class Search {
  public:
    /// How much of the allowance is for remembering what is lost.
    static constexpr long bytesOfRefutations = 16L << 20;

    /// `bound`, if any, is asked whether a position is worth looking into. It must outlive the search.
    Search(const State& game, Removal removal, Allowance& allowance, Search* bound = nullptr);

    /// Looks for a win from here. With `withGhosts` it must be a position without ghosts. If none is found
    /// and the search is complete, `reason` is what the proof has looked at.
    bool wins(const Position& position, Reason& reason);

    /// Every way was tried, none was left out because the allowance was used up or the search was stopped.
    bool isComplete() const { return !cut_; }
    /// The way to the win, or to the end with the fewest cards left that was met.
    const std::vector<Move>& moves() const { return best_; }
    int left() const { return left_; }

  private:
    /// The positions between two deals. Nothing comes back after a deal, so only here can a way run in a
    /// circle.
    struct Phase {
        explicit Phase(Allowance& allowance) : seen(allowance) {}
        KeySet seen;
        Reason reason;  ///< what was looked at of the position that it began with
    };

    /// Looks at a position after a deal.
    bool enter(const Position& position, Reason& reason);
    /// Looks at a position that came about without a deal from the last one entered.
    bool visit(Position position);
    std::array<bool, columnCount> settle(Position& position);
    bool goesAtOnce(const Position& position, std::size_t number);
    void removeNow(Position& position, int column);
    void look(const Position& position);
    bool branch(const Position& position, const std::array<bool, columnCount>& removable);
    bool deals(const Position& position);
    bool shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone);
    bool isKnownLost(const Position& position, std::uint64_t key, Reason& reason) const;
    bool isHopeless(const Position& position) const;
    void note(const Position& position);
    Phase& phaseOf(const Position& position) {
        return phases_[static_cast<std::size_t>(position.stock(deck_) / columnCount)];
    }

    Position::Deck deck_;
    Removal removal_;
    Allowance& allowance_;
    Search* bound_;
    Refutations refutations_;  ///< positions after a deal without a win
    /// The same one by one, with `atOnce`: what it finds within how many positions says which deals are dealt
    /// as winnable, and must stay as it is.
    KeySet lost_;
    KeySet won_;                ///< positions after a deal with a win
    std::deque<Phase> phases_;  ///< for every number of deals left
    std::vector<Move> path_;
    std::vector<Move> best_;
    int left_ = 53;
    bool cut_ = false;
};

}  // namespace aces
