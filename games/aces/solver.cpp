// SPDX-License-Identifier: MIT
#include "aces/solver.h"

#include "aces/position.h"

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

namespace aces {

namespace {

/// How the search treats a card that can be removed.
///
/// Removing it at once is nearly always right, but not always: a card that stays and is dealt over can let a
/// lower one go later, while the higher card that would have done so is covered. So:
/// - `atOnce` finds nearly every win, in few positions, and proves nothing (but with an empty stock, where
///   nothing is ever covered again, it tries all that matters).
/// - `withGhosts` removes at once too, but what is removed stays behind as a ghost that may let lower cards
/// go
///   whenever it would be open. This allows whatever keeping cards could achieve and more: where even this
///   finds no win, there is none.
/// - `everyWay` tries both, and is exact; a fresh deal has far too many positions for it, a late one has few.
enum class Removal { atOnce, withGhosts, everyWay };

/// Keys that were seen; open addressing, a key of 0 is stored as 1.
class Seen {
  public:
    Seen() : slots_(1024) {}
    bool insert(std::uint64_t key) {
        if (2 * (size_ + 1) > slots_.size()) grow();
        if (!put(key == 0 ? 1 : key)) return false;
        ++size_;
        return true;
    }
    long size() const { return static_cast<long>(size_); }

  private:
    bool put(std::uint64_t key) {
        for (std::size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
            if (slots_[slot] == key) return false;
            if (slots_[slot] != 0) continue;
            slots_[slot] = key;
            return true;
        }
    }
    void grow() {
        const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
        for (const auto key : old)
            if (key != 0) put(key);
    }

    std::vector<std::uint64_t> slots_;
    std::size_t size_ = 0;
};

class Search {
  public:
    Search(const State& state, Removal removal, long budget, std::stop_token stop)
        : deck_(state), removal_(removal), budget_(budget), stop_(std::move(stop)) {
        visit(Position(state));
    }

    bool isWon() const { return won_; }
    /// Nothing was left out.
    bool isComplete() const { return !won_ && !cut_; }
    int left() const { return left_; }
    const std::vector<Move>& moves() const { return best_; }
    long positions() const { return seen_.size(); }

  private:
    void visit(Position position) {
        if (won_ || cut_) return;
        const auto length = path_.size();
        auto removable = settle(position);
        if (seen_.insert(position.key())) {
            look(position);
            if (!won_) branch(position, removable);
        }
        path_.resize(length);
    }

    /// Removes what is to go at once; tells which bottom cards could go and are left to the branching.
    std::array<bool, columnCount> settle(Position& position) {
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
    bool goesAtOnce(const Position& position, std::size_t number) const {
        if (removal_ != Removal::everyWay || position.stock(deck_) == 0) return true;
        const auto lower = (1U << deck_.heights[number]) - 1U;
        return (position.present(deck_)[deck_.suits[number]] & lower) == 0;
    }

    void removeNow(Position& position, int column) {
        if (removal_ == Removal::withGhosts && position.stock(deck_) > 0) {
            position.removeWithGhost(deck_, column);
        } else {
            position.remove(column);
        }
        path_.push_back(Move::remove(column));
    }

    void look(const Position& position) {
        if (seen_.size() > budget_ || (seen_.size() % 1024 == 0 && stop_.stop_requested())) cut_ = true;
        won_ = position.isWon(deck_);
        // Four aces can be left in a position that is not won yet.
        if (const int left = position.left(deck_); won_ || left < left_) {
            left_ = left;
            best_ = path_;
        }
    }

    void branch(const Position& position, const std::array<bool, columnCount>& removable) {
        for (int column = 0; column < columnCount; ++column) {
            if (!removable[static_cast<std::size_t>(column)]) continue;
            Position next = position;
            removeNow(next, column);
            visit(next);
            path_.pop_back();
        }
        // Moving a card that lies alone gains nothing but another place, so it comes last.
        shifts(position, removable, false);
        if (position.stock(deck_) > 0) {
            Position next = position;
            next.dealFour();
            path_.push_back(Move::deal());
            visit(next);
            path_.pop_back();
        }
        shifts(position, removable, true);
    }

    void shifts(const Position& position, const std::array<bool, columnCount>& removable, bool lone) {
        for (int target = 0; target < columnCount; ++target) {
            if (position.count(target) > 0) continue;
            for (int column = 0; column < columnCount; ++column) {
                const int count = position.count(column);
                if (count == 0 || (count == 1) != lone || removable[static_cast<std::size_t>(column)])
                    continue;
                Position next = position;
                next.shift(column, target);
                path_.push_back(Move::shift(column, target));
                visit(next);
                path_.pop_back();
            }
        }
    }

    Position::Deck deck_;
    Removal removal_;
    long budget_;
    std::stop_token stop_;
    Seen seen_;
    std::vector<Move> path_;
    std::vector<Move> best_;
    int left_ = 53;
    bool won_ = false;
    bool cut_ = false;
};

/// The shortest way from one position to another without a deal.
std::vector<Move> shortestWay(const State& from, const State& to) {
    struct Step {
        State state;
        int previous;
        Move move;
    };
    std::set<decltype(State::columns)> known{from.columns};
    std::deque<Step> steps{{from, none, Move::deal()}};
    for (std::size_t i = 0; i < steps.size() && !known.contains(to.columns); ++i) {
        for (const Move& move : Rules::legalMoves(steps[i].state)) {
            if (move.kind == Move::Kind::deal) continue;
            auto next = Rules::apply(steps[i].state, move).value();
            if (known.insert(next.columns).second)
                steps.push_back({std::move(next), static_cast<int>(i), move});
            if (steps.back().state.columns == to.columns) break;
        }
    }
    std::vector<Move> way;
    for (const Step* at = &steps.back(); at->previous != none;
         at = &steps[static_cast<std::size_t>(at->previous)])
        way.push_back(at->move);
    std::reverse(way.begin(), way.end());
    return way;
}

/// The same plan without detours between two deals.
std::vector<Move> straightened(const State& state, const std::vector<Move>& moves) {
    std::vector<Move> out;
    State from = state;
    State at = state;
    const auto close = [&] {
        for (const Move& move : shortestWay(from, at)) out.push_back(move);
    };
    for (const Move& move : moves) {
        if (move.kind == Move::Kind::deal) {
            close();
            out.push_back(move);
        }
        at = Rules::apply(at, move).value();
        if (move.kind == Move::Kind::deal) from = at;
    }
    close();
    return out;
}

}  // namespace

std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop) {
    Solution solution;
    const auto take = [&](const Search& search, bool isWay) {
        solution.positions += search.positions();
        if (isWay && (search.isWon() || solution.moves.empty() || search.left() < solution.left)) {
            solution.left = search.left();
            solution.moves = search.moves();
        }
    };
    const Search atOnce(state, Removal::atOnce, budget.positions, stop);
    take(atOnce, true);
    if (atOnce.isWon()) {
        solution.verdict = Verdict::winnable;
    } else {
        const Search ghosts(state, Removal::withGhosts, budget.positions, stop);
        take(ghosts, false);
        if (ghosts.isComplete()) {
            solution.verdict = Verdict::lost;
        } else {
            const Search every(state, Removal::everyWay, budget.positions, stop);
            take(every, true);
            if (every.isWon()) solution.verdict = Verdict::winnable;
            if (every.isComplete()) solution.verdict = Verdict::lost;
            if (solution.verdict == Verdict::unknown && atOnce.isComplete())
                solution.verdict = Verdict::lostUnlessKept;
        }
    }
    if (stop.stop_requested()) return std::nullopt;
    solution.moves = straightened(state, solution.moves);
    return solution;
}

bool isWinnable(const State& state, Budget budget, std::stop_token stop) {
    return Search(state, Removal::atOnce, budget.positions, std::move(stop)).isWon();
}

}  // namespace aces
