// SPDX-License-Identifier: MIT
#include "spider/solver/beam_search.h"

#include "spider/solver/key_set.h"
#include "spider/solver/moves.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace spider {

namespace {

/// Maximum number of steps between two deals; more than any sensible play needs.
constexpr int roundsOfABeam = 150;

/// Limit on the stored steps of a sweep: less than 100 MB with all their data.
constexpr std::size_t mostSteps = 2'500'000;

/// Keeps the best entries, up to its capacity.
class Pool {
  public:
    struct Entry {
        int value;
        std::uint64_t key;
        int step;
        int length;
        std::size_t place;  ///< index of the position
    };

    explicit Pool(std::size_t room) : room_(room) {}
    bool isFull() const { return entries_.size() == room_; }
    bool wants(int value, std::uint64_t key) const {
        if (!isFull()) return true;
        const auto& worst = entries_.front();
        return value != worst.value ? value > worst.value : key > worst.key;
    }
    void add(Entry entry, const Position& position) {
        if (isFull()) {
            std::pop_heap(entries_.begin(), entries_.end(), isBetter);
            entry.place = entries_.back().place;
            entries_.pop_back();
            positions_[entry.place] = position;
        } else {
            entry.place = positions_.size();
            positions_.push_back(position);
        }
        entries_.push_back(entry);
        std::push_heap(entries_.begin(), entries_.end(), isBetter);
    }
    /// Returns the entries, best first; none may be added afterwards.
    const std::vector<Entry>& sorted() {
        std::sort(entries_.begin(), entries_.end(), isBetter);
        return entries_;
    }
    const Position& position(const Entry& entry) const { return positions_[entry.place]; }
    bool isEmpty() const { return entries_.empty(); }
    void clear() {
        entries_.clear();
        positions_.clear();
    }

  private:
    /// The better one first; the key is a pseudo-random tie-break.
    static bool isBetter(const Entry& one, const Entry& other) {
        return one.value != other.value ? one.value > other.value : one.key > other.key;
    }

    std::size_t room_;
    std::vector<Entry> entries_;
    std::vector<Position> positions_;
};

/// Lower bound of the number of further steps, if no deal makes pairs.
int mustFollow(const Successor& successor, bool hasStock) {
    return hasStock ? 0 : successor.pairsToMake;
}

}  // namespace

BeamSearch::BeamSearch(const State& state, long budget, std::stop_token stop)
    : state_(state), stock_(state), budget_(budget), stop_(std::move(stop)) {
    bestValue_ = Position(state).value();
}

void BeamSearch::sweep(std::size_t width, const Style& style) {
    const auto& weights = style.weights;
    const Position root(state_, weights);
    steps_.clear();
    cut_ = false;
    KeySet seen;
    seen.insert(root.key());
    Pool beam(width);
    Pool pool(width);
    Pool next(width);
    next.add({root.value(), 0, none, 0, 0}, root);
    while (!next.isEmpty() && !won_ && !isSpent()) {
        std::swap(beam, next);
        next.clear();
        int idle = 0;
        int best = std::numeric_limits<int>::min();
        for (int round = 0; round < roundsOfABeam && idle < style.patience && !beam.isEmpty() && !won_;
             ++round) {
            ++idle;
            pool.clear();
            for (const auto& entry : beam.sorted()) {
                if (won_ || isSpent() || steps_.size() >= mostSteps) return;
                const bool hasStock = beam.position(entry).hasStock(stock_);
                const auto visit = [&](const Successor& successor) {
                    ++positions_;
                    Pool& target = successor.move().isDeal() ? next : pool;
                    const int length = entry.length + 1;
                    const int value = successor.value - weights.step * length;
                    cut_ = cut_ || target.isFull();
                    if (won_ || length + mustFollow(successor, hasStock) > style.longest ||
                        !target.wants(value, successor.key) || !seen.insert(successor.key))
                        return;
                    const int step = stepTo(entry.step, successor.move());
                    const auto position = successor.position();
                    target.add({value, successor.key, step, length, 0}, position);
                    finish(position.isWon(stock_), value, step);
                    // While there is a stock, only a position worth dealing from is progress.
                    if (hasStock ? successor.move().isDeal() : value > best) idle = 0;
                    best = std::max(best, value);
                };
                eachMove(beam.position(entry), stock_, Choice::useful, false, visit);
            }
            std::swap(beam, pool);
        }
    }
}

void BeamSearch::sweepWider(std::size_t first, const Style& style) {
    auto width = static_cast<double>(first);
    while (!won_ && !isSpent()) {
        const long before = positions_;
        sweep(static_cast<std::size_t>(width), style);
        const double cost = static_cast<double>(std::max(1L, positions_ - before));
        const double rest = static_cast<double>(budget_ - positions_);
        // The cost of a sweep is about proportional to its width; one that is not wider than the last finds
        // nothing new.
        const double wider = std::min(3.0, rest / cost);
        if (!cut_ || wider < 1.2) break;
        width *= wider;
    }
}

int BeamSearch::stepTo(int previous, const Move& move) {
    steps_.push_back({previous, move});
    return static_cast<int>(steps_.size()) - 1;
}

void BeamSearch::finish(bool won, int value, int step) {
    won_ = won;
    if (!won_ && value <= bestValue_) return;
    bestValue_ = value;
    best_.clear();
    for (; step != none; step = steps_[step].previous) best_.push_back(steps_[step].move);
    std::reverse(best_.begin(), best_.end());
}

}  // namespace spider
