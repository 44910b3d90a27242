// SPDX-License-Identifier: MIT
#include "spider/solver/beam/beam_search.h"

#include "spider/solver/beam/pool.h"
#include "spider/solver/beam/recent_keys.h"
#include "spider/solver/moves.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace spider {

namespace {

/// Maximum number of steps between two deals; more than any sensible play needs.
constexpr int roundsOfABeam = 150;

/// Keys that a beam remembers at least: all of them but in the widest beams.
constexpr std::size_t mostKeys = 2'000'000;

/// Lower bound of the number of further steps, if no deal makes pairs.
int mustFollow(const Successor& successor, bool hasStock) {
    return hasStock ? 0 : successor.pairsToMake;
}

}  // namespace

/// The data of one sweep.
struct BeamSearch::Sweep {
    Sweep(std::size_t width, const Style& how)
        : style(how), beam(width, tree), pool(width, tree), next(width, tree) {}

    const Style& style;
    MoveTree tree;
    Pool beam;  ///< being extended
    Pool pool;  ///< the beam of the following step
    Pool next;  ///< the beam after the following deal
    // Positions before and after a deal are never the same, so each beam has keys of its own.
    RecentKeys seen{mostKeys};
    RecentKeys seenNext{mostKeys / 2};
    int idle = 0;
    int best = 0;

    std::size_t bytes() const {
        return tree.bytes() + beam.bytes() + pool.bytes() + next.bytes() + seen.bytes() + seenNext.bytes();
    }
};

BeamSearch::BeamSearch(const State& state, long budget, std::stop_token stop)
    : state_(state), stock_(state), budget_(budget), stop_(std::move(stop)) {
    bestValue_ = Position(state).value();
}

void BeamSearch::sweep(std::size_t width, const Style& style) {
    const Position root(state_, style.weights);
    cut_ = false;
    Sweep sweep(width, style);
    sweep.seenNext.insert(root.key());
    sweep.next.add({root.value(), 0, none, 0, 0}, root);
    while (!sweep.next.isEmpty() && !won_ && !isSpent()) sweepBeam(sweep);
}

/// Extends the beam that begins with the next deal.
void BeamSearch::sweepBeam(Sweep& sweep) {
    std::swap(sweep.beam, sweep.next);
    sweep.next.clear();
    sweep.seen = std::exchange(sweep.seenNext, RecentKeys(mostKeys / 2));
    sweep.seen.setMost(mostKeys);
    sweep.idle = 0;
    sweep.best = std::numeric_limits<int>::min();
    for (int round = 0; round < roundsOfABeam && sweep.idle < sweep.style.patience && !sweep.beam.isEmpty();
         ++round) {
        ++sweep.idle;
        sweep.pool.clear();
        extend(sweep);
        mostSteps_ = std::max(mostSteps_, sweep.tree.size());
        mostBytes_ = std::max(mostBytes_, sweep.bytes());
        if (won_ || isSpent()) return;
        std::swap(sweep.beam, sweep.pool);
    }
}

/// Makes every move from every position of the beam.
void BeamSearch::extend(Sweep& sweep) {
    const Style& style = sweep.style;
    for (const auto& entry : sweep.beam.sorted()) {
        if (won_ || isSpent()) return;
        const bool hasStock = sweep.beam.position(entry).hasStock(stock_);
        const int length = entry.length + 1;
        const auto visit = [&](const Successor& successor) {
            ++positions_;
            const bool isDeal = successor.move().isDeal();
            Pool& target = isDeal ? sweep.next : sweep.pool;
            const int value = successor.value - style.weights.step * length;
            cut_ = cut_ || target.isFull();
            if (won_ || length + mustFollow(successor, hasStock) > style.longest ||
                !target.wants(value, successor.key) ||
                !(isDeal ? sweep.seenNext : sweep.seen).insert(successor.key))
                return;
            const int step = sweep.tree.add(entry.step, successor.move());
            const auto position = successor.position();
            finish(position.isWon(stock_), value, sweep.tree, step);
            target.add({value, successor.key, step, length, 0}, position);
            // While there is a stock, only a position worth dealing from is progress.
            if (hasStock ? isDeal : value > sweep.best) sweep.idle = 0;
            sweep.best = std::max(sweep.best, value);
        };
        eachMove(sweep.beam.position(entry), stock_, Choice::useful, false, visit);
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

void BeamSearch::sweepInTurns(std::size_t first, std::span<const Style> styles) {
    bool canBeWider = true;
    for (auto width = first; canBeWider && width <= widest; width *= 3) {
        canBeWider = false;
        for (const Style& style : styles) {
            if (won_ || isSpent()) return;
            sweep(width, style);
            canBeWider = canBeWider || cut_;
        }
    }
}

void BeamSearch::finish(bool won, int value, const MoveTree& tree, int step) {
    won_ = won;
    if (!won_ && value <= bestValue_) return;
    bestValue_ = value;
    best_ = tree.movesTo(step);
}

}  // namespace spider
