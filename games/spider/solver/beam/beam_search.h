// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"
#include "spider/solver/beam/move_tree.h"
#include "spider/solver/position.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace spider {

/// A beam search with a beam for each size of the stock, extended step by step. Positions of one beam compete
/// with each other; the deals of all its steps compete for the start of the next beam.
class BeamSearch {
  public:
    /// `budget` limits the number of positions in all sweeps.
    BeamSearch(const State& state, long budget, std::stop_token stop);

    /// Parameters of a sweep.
    struct Style {
        Weights weights;
        int patience;  ///< number of steps without progress after which a beam is abandoned
        int longest;   ///< move sequences of this length are not extended
    };

    /// Runs one search with beams of this many positions; ends with the first win.
    void sweep(std::size_t width, const Style& style);
    /// Runs a search of this width, then wider ones until one wins or the budget is used up.
    void sweepWider(std::size_t width, const Style& style);
    /// Runs searches of this width in each of the styles, then wider ones, until one wins or the budget is
    /// used up: a deal that one style misses is mostly won by another one, long before a beam of the first is
    /// wide enough.
    void sweepInTurns(std::size_t width, std::span<const Style> styles);

    bool isWon() const { return won_; }
    bool isSpent() const { return positions_ >= budget_ || stop_.stop_requested(); }
    long positions() const { return positions_; }
    /// The moves to the win, otherwise to the most promising position that was met.
    const std::vector<Move>& moves() const { return best_; }
    /// The most memory that a sweep has used at once, in bytes.
    std::size_t mostBytes() const { return mostBytes_; }
    /// The most steps that a sweep has stored at once.
    std::size_t mostSteps() const { return mostSteps_; }

    /// Number of positions that the narrowest beam keeps at each step.
    static constexpr std::size_t narrow = 24;
    /// Number of positions that the widest beam of sweepInTurns() keeps at each step; a matter of memory.
    static constexpr std::size_t widest = 20'000;

  private:
    struct Sweep;
    void sweepBeam(Sweep& sweep);
    void extend(Sweep& sweep);
    void finish(bool won, int value, const MoveTree& tree, int step);

    const State& state_;
    Position::Stock stock_;
    long budget_;
    std::stop_token stop_;
    long positions_ = 0;
    std::vector<Move> best_;
    int bestValue_ = 0;
    bool won_ = false;
    bool cut_ = false;  ///< true if the current sweep has dropped positions
    std::size_t mostBytes_ = 0;
    std::size_t mostSteps_ = 0;
};

}  // namespace spider
