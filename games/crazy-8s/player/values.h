// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/move.h"

#include <cstddef>
#include <vector>

namespace crazy_8s {

/// The values of the simulated moves in all deals; for an eight once for each suit that can be named.
class Values {
  public:
    /// Adds the values of one deal; the moves are those of the first call, in the same order.
    void add(const std::vector<Move>& moves, const std::vector<double>& values);
    bool has(const Move& move) const { return best(move) < moves_.size(); }
    /// Returns the index of the move, with its best suit; the number of moves if there is no such one.
    std::size_t best(const Move& move) const;
    /// Returns the index of the best move.
    std::size_t best() const;
    const Move& move(std::size_t index) const { return moves_[index]; }
    double mean(std::size_t index) const;
    /// Returns the mean over all moves, of which an eight counts once.
    double typical() const;
    /// Returns the standard error of the difference between two moves in the same deals.
    double error(std::size_t one, std::size_t other) const;

  private:
    std::vector<Move> moves_;
    std::vector<std::vector<double>> all_;
};

}  // namespace crazy_8s
