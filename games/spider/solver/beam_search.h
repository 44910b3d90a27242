// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"
#include "spider/solver/position.h"

#include <cstddef>
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

    bool isWon() const { return won_; }
    bool isSpent() const { return positions_ >= budget_ || stop_.stop_requested(); }
    long positions() const { return positions_; }
    /// The moves to the win, otherwise to the most promising position that was met.
    const std::vector<Move>& moves() const { return best_; }

    /// Number of positions that the narrowest beam keeps at each step.
    static constexpr std::size_t narrow = 24;

  private:
    /// The last move to a position and the index of the step before it: a linked list back to the root.
    struct Step {
        int previous;
        Move move;
    };
    int stepTo(int previous, const Move& move);
    void finish(bool won, int value, int step);

    const State& state_;
    Position::Stock stock_;
    long budget_;
    std::stop_token stop_;
    long positions_ = 0;
    std::vector<Step> steps_;
    std::vector<Move> best_;
    int bestValue_ = 0;
    bool won_ = false;
    bool cut_ = false;  ///< true if the current sweep has dropped positions
};

}  // namespace spider
