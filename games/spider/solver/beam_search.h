// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"
#include "spider/solver/position.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace spider {

/// A beam for every number of cards in the stock, played on step by step. Positions of one beam compete; the
/// deals of all its steps compete for the start of the next beam.
class BeamSearch {
  public:
    /// Looks at no more than so many positions in all its sweeps.
    BeamSearch(const State& state, long budget, std::stop_token stop);

    /// How a beam is led.
    struct Style {
        Weights weights;
        int patience;  ///< steps without any progress after which a beam is given up
        int longest;   ///< ways as long as this are not followed
    };

    /// One search with beams of this many positions; ends with the first win.
    void sweep(std::size_t width, const Style& style);
    /// A search of this width, then wider ones until one wins or the budget is used up.
    void sweepWider(std::size_t width, const Style& style);

    bool isWon() const { return won_; }
    bool isSpent() const { return positions_ >= budget_ || stop_.stop_requested(); }
    long positions() const { return positions_; }
    /// To the win, else to the most promising position that was met.
    const std::vector<Move>& moves() const { return best_; }

    /// Positions that the narrowest beam keeps at each step.
    static constexpr std::size_t narrow = 24;

  private:
    /// How a position was reached: a chain back to the root.
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
    bool cut_ = false;  ///< the present sweep left something out
};

}  // namespace spider
