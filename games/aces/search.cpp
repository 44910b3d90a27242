// SPDX-License-Identifier: MIT
#include "aces/search.h"

#include <utility>

namespace aces {

bool KeySet::insert(std::uint64_t key) {
    if (2 * (size_ + 1) > slots_.size()) grow();
    if (!put(key == 0 ? 1 : key)) return false;
    ++size_;
    return true;
}

bool KeySet::contains(std::uint64_t key) const {
    if (key == 0) key = 1;
    for (std::size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
        if (slots_[slot] == key) return true;
        if (slots_[slot] == 0) return false;
    }
}

void KeySet::clear() {
    if (size_ == 0) return;
    slots_.assign(smallest, 0);
    size_ = 0;
}

bool KeySet::put(std::uint64_t key) {
    for (std::size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
        if (slots_[slot] == key) return false;
        if (slots_[slot] != 0) continue;
        slots_[slot] = key;
        return true;
    }
}

void KeySet::grow() {
    const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
    for (const auto key : old)
        if (key != 0) put(key);
}

Search::Search(const State& game, Removal removal, long budget, std::stop_token stop, Search* bound)
    : deck_(game), removal_(removal), budget_(budget), stop_(std::move(stop)), bound_(bound) {}

bool Search::wins(const Position& position) {
    path_.clear();
    return enter(position);
}

bool Search::enter(const Position& position) {
    const auto key = position.key();
    if (won_.contains(key)) return true;
    if (lost_.contains(key)) return false;
    if (bound_ != nullptr && !bound_->wins(position) && bound_->isComplete()) {
        lost_.insert(key);
        return false;
    }
    phases_[static_cast<std::size_t>(position.stock(deck_) / columnCount)].clear();
    const bool won = visit(position);
    if (!cut_) (won ? won_ : lost_).insert(key);
    return won;
}

bool Search::visit(Position position) {
    if (cut_) return false;
    const auto length = path_.size();
    auto removable = settle(position);
    bool won = false;
    if (phases_[static_cast<std::size_t>(position.stock(deck_) / columnCount)].insert(position.key())) {
        ++positions_;
        if (positions_ > budget_ || (positions_ % 1024 == 0 && stop_.stop_requested())) cut_ = true;
        note(position);
        won = position.isWon(deck_) || branch(position, removable);
    }
    path_.resize(length);
    return won;
}

/// Removes what is to go at once; tells which bottom cards could go and are left to the branching.
std::array<bool, columnCount> Search::settle(Position& position) {
    std::array<bool, columnCount> removable{};
    for (int column = 0; column < columnCount;) {
        const auto open = position.highestOpen(deck_);
        removable[static_cast<std::size_t>(column)] = false;
        if (position.count(column) > 0) {
            const auto number = static_cast<std::size_t>(position.bottom(column));
            if (deck_.heights[number] < open[deck_.suits[number]]) {
                if (goesAtOnce(position, number)) {
                    removeNow(position, column);
                    column = 0;
                    continue;
                }
                removable[static_cast<std::size_t>(column)] = true;
            }
        }
        ++column;
    }
    if (removal_ == Removal::withGhosts) {
        if (position.stock(deck_) > 0) position.spreadGhosts();
        position.dropUselessGhosts(deck_);
    }
    return removable;
}

/// A card can only be worth keeping if it will be dealt over and has a lower one to let go.
bool Search::goesAtOnce(const Position& position, std::size_t number) const {
    if (removal_ != Removal::everyWay || position.stock(deck_) == 0) return true;
    const auto lower = (1U << deck_.heights[number]) - 1U;
    return (position.present(deck_)[deck_.suits[number]] & lower) == 0;
}

void Search::removeNow(Position& position, int column) {
    if (removal_ == Removal::withGhosts && position.stock(deck_) > 0) {
        position.removeWithGhost(deck_, column);
    } else {
        position.remove(column);
    }
    path_.push_back(Move::remove(column));
}

bool Search::branch(const Position& position, const std::array<bool, columnCount>& removable) {
    for (int column = 0; column < columnCount; ++column) {
        if (!removable[static_cast<std::size_t>(column)]) continue;
        Position next = position;
        removeNow(next, column);
        if (visit(next)) return true;
        path_.pop_back();
    }
    // Moving a card that lies alone gains nothing but another place, so it comes last.
    if (shifts(position, removable, false)) return true;
    if (position.stock(deck_) > 0 && !cut_) {
        Position next = position;
        next.dealFour();
        path_.push_back(Move::deal());
        if (enter(next)) return true;
        path_.pop_back();
    }
    return shifts(position, removable, true);
}

bool Search::shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone) {
    for (int target = 0; target < columnCount; ++target) {
        if (position.count(target) > 0) continue;
        for (int column = 0; column < columnCount; ++column) {
            const int count = position.count(column);
            if (count == 0 || (count == 1) != lone || removable[static_cast<std::size_t>(column)]) continue;
            Position next = position;
            next.shift(column, target);
            path_.push_back(Move::shift(column, target));
            if (visit(next)) return true;
            path_.pop_back();
        }
    }
    return false;
}

/// Four aces can be left in a position that is not won yet, so a win goes before everything.
void Search::note(const Position& position) {
    const int left = position.left(deck_);
    if (!position.isWon(deck_) && left >= left_) return;
    left_ = left;
    best_ = path_;
}

}  // namespace aces
