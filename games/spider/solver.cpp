// SPDX-License-Identifier: MIT
#include "spider/solver.h"

#include "spider/position.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace spider {

namespace {

/// What is tried for a proof: positions that can be exhausted at all take fewer, as a rule.
constexpr long proofPositions = 100'000;

/// Positions that the narrowest beam keeps at each step.
constexpr std::size_t narrow = 24;

/// How a position was reached: a chain back to the root.
struct Step {
    int previous;
    Move move;
};

struct Node {
    Position position;
    int value;
    std::uint64_t key;
    int step;
};

/// The better one first; the key is a tie-break as good as chance.
bool isBetter(const Node& one, const Node& other) {
    return one.value != other.value ? one.value > other.value : one.key > other.key;
}

/// The best of what was offered, as many as there is room for.
class Pool {
  public:
    explicit Pool(std::size_t room) : room_(room) {}
    bool isFull() const { return nodes_.size() == room_; }
    bool wants(int value, std::uint64_t key) const {
        if (!isFull()) return true;
        const auto& worst = nodes_.front();
        return value != worst.value ? value > worst.value : key > worst.key;
    }
    void add(const Node& node) {
        nodes_.push_back(node);
        std::push_heap(nodes_.begin(), nodes_.end(), isBetter);
        if (nodes_.size() <= room_) return;
        std::pop_heap(nodes_.begin(), nodes_.end(), isBetter);
        nodes_.pop_back();
    }
    std::vector<Node> take() {
        std::sort(nodes_.begin(), nodes_.end(), isBetter);
        return std::exchange(nodes_, {});
    }

  private:
    std::size_t room_;
    std::vector<Node> nodes_;
};

class Search {
  public:
    Search(const State& state, long budget, std::stop_token stop)
        : stock_(state), root_(state), budget_(budget), stop_(std::move(stop)) {
        bestValue_ = root_.value();
    }

    /// Goes over everything that can be reached, in all orders of the columns as long as a deal tells them
    /// apart. True when that is done without a win.
    bool tryAll(long budget) {
        const long limit = positions_ + budget;
        steps_.clear();
        std::unordered_set<std::uint64_t> seen;
        std::vector<Node> nodes{{root_, 0, 0, none}};
        while (!nodes.empty() && !won_) {
            const Node node = nodes.back();
            nodes.pop_back();
            const auto visit = [&](const Position& next, const Move& move) {
                ++positions_;
                const bool ordered = next.hasStock(stock_);
                if (won_ || !seen.insert(ordered ? next.orderedKey() : next.key()).second) return;
                nodes.push_back({next, 0, 0, stepTo(node.step, move)});
                finish(next, nodes.back().step);
            };
            eachMove(node.position, true, visit);
            if (positions_ > limit || stop_.stop_requested()) return false;
        }
        return !won_;
    }

    /// One beam search: a beam for every number of cards in the stock, played on step by step. Positions of
    /// one beam compete; the deals of all its steps compete for the start of the next beam.
    void sweep(std::size_t width) {
        steps_.clear();
        cut_ = false;
        std::unordered_set<std::uint64_t> seen{root_.key()};
        std::vector<Node> dealt{{root_, root_.value(), 0, none}};
        while (!dealt.empty() && !won_ && !isSpent()) {
            Pool next(width);
            std::vector<Node> beam = std::move(dealt);
            for (int round = 0; round < roundsOfABeam && !beam.empty() && !won_; ++round) {
                Pool pool(width);
                for (const Node& node : beam) {
                    if (won_ || isSpent()) return;
                    const auto visit = [&](const Position& position, const Move& move) {
                        ++positions_;
                        Pool& target = move.isDeal() ? next : pool;
                        const int value = position.value();
                        const auto key = position.key();
                        cut_ = cut_ || target.isFull();
                        if (won_ || !target.wants(value, key) || !seen.insert(key).second) return;
                        const int step = stepTo(node.step, move);
                        target.add({position, value, key, step});
                        finish(position, step);
                    };
                    eachMove(node.position, false, visit);
                }
                beam = pool.take();
            }
            dealt = next.take();
        }
    }

    /// Beam searches, each wider than the last, until one wins or the budget is used up.
    void sweepWider() {
        double width = narrow;
        while (!won_ && !isSpent()) {
            const long before = positions_;
            sweep(static_cast<std::size_t>(width));
            const double cost = static_cast<double>(std::max(1L, positions_ - before));
            const double rest = static_cast<double>(budget_ - positions_);
            // A sweep costs about what its width is; one that is not wider than the last finds nothing new.
            const double wider = std::min(3.0, rest / cost);
            if (!cut_ || wider < 1.2) break;
            width *= wider;
        }
    }

    bool isWon() const { return won_; }
    long positions() const { return positions_; }
    const std::vector<Move>& moves() const { return best_; }

  private:
    bool isSpent() const { return positions_ >= budget_ || stop_.stop_requested(); }

    int stepTo(int previous, const Move& move) {
        steps_.push_back({previous, move});
        return static_cast<int>(steps_.size()) - 1;
    }

    /// Calls visit(position, move) for every move that is of any use. Empty columns are alike, except for the
    /// cards of the next deal; `allTargets` tries each of them.
    template <class Visit>
    void eachMove(const Position& position, bool allTargets, const Visit& visit) {
        for (int from = 0; from < columnCount; ++from) {
            bool triedEmpty = false;
            for (int to = 0; to < columnCount; ++to) {
                const bool isEmpty = position.height(to) == 0;
                if (isEmpty && triedEmpty && !allTargets) continue;
                triedEmpty = triedEmpty || isEmpty;
                for (int count = 1; count <= position.run(from); ++count) {
                    if (!position.canMove(from, count, to)) continue;
                    if (allTargets ? isEmpty && count == position.height(from) && !position.hasStock(stock_)
                                   : position.isIdle(from, count, to))
                        continue;
                    Position next = position;
                    next.move(from, count, to);
                    visit(next, Move{from, count, to});
                }
            }
        }
        if (!position.canDeal(stock_)) return;
        Position next = position;
        next.deal(stock_);
        visit(next, Move::deal());
    }

    void finish(const Position& position, int step) {
        won_ = won_ || position.isWon(stock_);
        if (!won_ && position.value() <= bestValue_) return;
        bestValue_ = position.value();
        best_.clear();
        for (; step != none; step = steps_[static_cast<std::size_t>(step)].previous)
            best_.push_back(steps_[static_cast<std::size_t>(step)].move);
        std::reverse(best_.begin(), best_.end());
    }

    /// Steps between two deals; more than any sensible play needs.
    static constexpr int roundsOfABeam = 150;

    Position::Stock stock_;
    Position root_;
    long budget_;
    std::stop_token stop_;
    long positions_ = 0;
    std::vector<Step> steps_;
    std::vector<Move> best_;
    int bestValue_ = 0;
    bool won_ = false;
    bool cut_ = false;  ///< the present sweep left something out
};

/// The same plan without detours: whatever is reached again, or could be reached in one move, is gone to
/// straight.
std::vector<Move> straightened(const State& start, const std::vector<Move>& moves) {
    const auto keyOf = [](const State& state) {
        return Position(state).orderedKey() ^ static_cast<std::uint64_t>(state.dealt);
    };
    std::vector<State> states{start};
    for (const Move& move : moves) states.push_back(Rules::apply(states.back(), move).value());
    std::unordered_map<std::uint64_t, std::size_t> last;
    for (std::size_t i = 0; i < states.size(); ++i) last[keyOf(states[i])] = i;
    std::vector<Move> out;
    for (std::size_t at = last[keyOf(start)]; at < moves.size();) {
        std::size_t next = last[keyOf(states[at + 1])];
        Move best = moves[at];
        for (const Move& move : Rules::legalMoves(states[at])) {
            const auto there = last.find(keyOf(Rules::apply(states[at], move).value()));
            if (there == last.end() || there->second <= next) continue;
            next = there->second;
            best = move;
        }
        out.push_back(best);
        at = next;
    }
    return out;
}

}  // namespace

std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop) {
    Search search(state, budget.positions, stop);
    // A narrow sweep wins what is easy, in a plan that a player would follow.
    search.sweep(narrow);
    bool isLost = isTrapped(state);
    if (!isLost && !search.isWon()) isLost = search.tryAll(std::min(budget.positions / 20, proofPositions));
    if (!isLost && !search.isWon()) search.sweepWider();
    if (stop.stop_requested()) return std::nullopt;
    const auto verdict = search.isWon() ? Verdict::winnable : isLost ? Verdict::lost : Verdict::unknown;
    return Solution{verdict, straightened(state, search.moves()), search.positions()};
}

std::optional<std::vector<Move>> findWin(const State& state, Budget budget, std::stop_token stop) {
    Search search(state, budget.positions, std::move(stop));
    search.sweepWider();
    if (!search.isWon()) return std::nullopt;
    return search.moves();
}

}  // namespace spider
