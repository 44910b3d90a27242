// SPDX-License-Identifier: MIT
#include "aces/solver/search.h"

#include <algorithm>

namespace aces {

Search::Search(const State& game, Removal removal, Allowance& allowance, Search* bound)
    : deck_(game),
      removal_(removal),
      allowance_(allowance),
      bound_(bound),
      refutations_(allowance, bytesOfRefutations),
      lost_(allowance),
      won_(allowance) {
    for (int deals = 0; deals <= deck_.size / columnCount; ++deals) phases_.emplace_back(allowance);
}

bool Search::wins(const Position& position, Reason& reason) {
    path_.clear();
    return enter(position, reason);
}

bool Search::enter(const Position& position, Reason& reason) {
    const auto key = position.key();
    if (won_.contains(key)) return true;
    if (isKnownLost(position, key, reason)) return false;
    if (bound_ != nullptr && !bound_->wins(position, reason) && bound_->isComplete()) {
        refutations_.insert(position, reason);
        return false;
    }
    auto& phase = phaseOf(position);
    phase.seen.clear();
    phase.reason = Reason::nothing(position);
    const bool won = visit(position);
    if (won) {
        won_.insert(key);
    } else if (!cut_ && removal_ == Removal::atOnce) {
        lost_.insert(key);
    } else if (!cut_) {
        // If everything is lost after the next deal, whatever lies in the columns, it is lost before it.
        reason = isHopeless(position) ? Reason::nothing(position) : phase.reason;
        refutations_.insert(position, reason);
    }
    return won;
}

bool Search::isKnownLost(const Position& position, std::uint64_t key, Reason& reason) const {
    return removal_ == Removal::atOnce ? lost_.contains(key) : refutations_.match(position, reason);
}

bool Search::isHopeless(const Position& position) const {
    return position.stock(deck_) > 0 && refutations_.isHopeless(position.dealt() + columnCount);
}

bool Search::visit(Position position) {
    if (cut_ || isHopeless(position)) return false;
    const auto length = path_.size();
    const auto removable = settle(position);
    noteBottoms(position);
    bool won = false;
    const auto inserted = phaseOf(position).seen.insert(position.key());
    if (inserted == KeySet::Insertion::added) {
        cut_ = !allowance_.takePosition();
        note(position);
        won = position.isWon(deck_) || branch(position, removable);
    } else if (inserted == KeySet::Insertion::refused) {
        cut_ = true;
    }
    path_.resize(length);
    return won;
}

/// Removes the cards that go at once. Returns the bottom cards that could be removed and are left to the
/// branching.
std::array<bool, columnCount> Search::settle(Position& position) {
    std::array<bool, columnCount> removable{};
    auto open = position.highestOpen(deck_);
    for (int column = 0; column < columnCount;) {
        removable[column] = false;
        if (position.count(column) > 0) {
            const auto number = position.bottom(column);
            if (deck_.heights[number] < open[deck_.suits[number]]) {
                if (goesAtOnce(position, number)) {
                    removeNow(position, column);
                    open = position.highestOpen(deck_);
                    column = 0;
                    continue;
                }
                removable[column] = true;
            }
        }
        ++column;
    }
    if (removal_ == Removal::withGhosts) position.spreadGhosts();
    return removable;
}

/// Keeping a card is only useful if it will be dealt over and has a lower one to let go.
bool Search::goesAtOnce(const Position& position, std::size_t number) {
    if (removal_ != Removal::everyWay || position.stock(deck_) == 0) return true;
    const int suit = deck_.suits[number];
    const int height = deck_.heights[number];
    if (position.lower(suit, height) != 0) return false;
    auto& asked = phaseOf(position).reason.lower[suit];
    asked = std::max(asked, height);
    return true;
}

void Search::removeNow(Position& position, int column) {
    if (removal_ == Removal::withGhosts) {
        position.removeWithGhost(deck_, column);
    } else {
        position.remove(deck_, column);
    }
    path_.push_back(Move::remove(column));
}

/// Notes that the bottom cards are seen and, for empty columns, their end. Only the test for a win depends on
/// the cards under aces.
void Search::noteBottoms(const Position& position) {
    bool onlyAces = position.stock(deck_) == 0;
    for (int column = 0; column < columnCount && onlyAces; ++column)
        onlyAces = position.count(column) > 0 &&
                   deck_.heights[position.bottom(column)] == height({plt::ace, plt::Suit::spades});
    auto& floors = phaseOf(position).reason.floors;
    for (int column = 0; column < columnCount; ++column)
        floors[column] = std::min(floors[column], position.count(column) - (onlyAces ? 2 : 1));
}

bool Search::branch(const Position& position, const std::array<bool, columnCount>& removable) {
    for (int column = 0; column < columnCount; ++column) {
        if (!removable[column]) continue;
        Position next = position;
        removeNow(next, column);
        if (visit(next)) return true;
        path_.pop_back();
    }
    // Moving a card that lies alone only changes its place, so it comes last.
    return shifts(position, removable, false) || deals(position) || shifts(position, removable, true);
}

bool Search::deals(const Position& position) {
    if (position.stock(deck_) == 0 || cut_) return false;
    Position next = position;
    next.dealFour();
    path_.push_back(Move::deal());
    Reason reason;
    if (enter(next, reason)) return true;
    path_.pop_back();
    if (!cut_) phaseOf(position).reason.join(reason);
    return false;
}

bool Search::shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone) {
    for (int target = 0; target < columnCount; ++target) {
        if (position.count(target) > 0) continue;
        for (int column = 0; column < columnCount; ++column) {
            const int count = position.count(column);
            if (count == 0 || (count == 1) != lone || removable[column]) continue;
            Position next = position;
            next.shift(column, target);
            path_.push_back(Move::shift(column, target));
            if (visit(next)) return true;
            path_.pop_back();
        }
    }
    return false;
}

/// Four aces can be left in a position that is not won yet, so a win takes precedence.
void Search::note(const Position& position) {
    const int left = position.left(deck_);
    if (!position.isWon(deck_) && left >= left_) return;
    left_ = left;
    best_ = path_;
}

}  // namespace aces
