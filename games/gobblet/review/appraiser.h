// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"

#include <cstdint>
#include <vector>

namespace gobblet {

/// The value of a move for the side that makes it, as its chance to win in percent; a draw is half a win.
struct Worth {
    std::vector<double> chances;  ///< as seen 1, 2, ... plies deep; never empty
    Advice::Kind kind = Advice::Kind::estimate;
    int plies = 0;  ///< wins, loses: until the end, with this move

    bool isProven() const { return kind == Advice::Kind::wins || kind == Advice::Kind::loses; }
    /// Returns true if looking deeper would not change it.
    bool isSettled() const { return kind != Advice::Kind::estimate; }
    int depth() const { return static_cast<int>(chances.size()); }
    /// The chance as it was seen at this depth; a settled one is the same at all.
    double at(int depth) const;
};

/// Finds the values of single moves: exactly with 3 x 3, with a search of its own for each with 4 x 4, so
/// that moves that were given as many positions can be compared.
class Appraiser {
  public:
    /// Must not outlive the state and the question.
    Appraiser(const State& state, const plt::Question& question);

    /// The number of positions for all moves together, from the budget of the question.
    std::uint64_t nodes() const { return nodes_; }
    /// A best move as far as one is found with so many positions; `preferred` if it is known to be as good.
    Move bestMove(const Move& preferred, std::uint64_t nodes);
    Worth worth(const Move& move, std::uint64_t nodes);
    /// Returns true if the other side could claim a draw after the move.
    bool allowsDraw(const Move& move) const;
    /// Returns true if both moves lead to the same position, or to mirror images of it.
    bool areAlike(const Move& one, const Move& other) const;

  private:
    Worth solved(const Position& next, std::uint64_t nodes);
    Worth searched(const Move& move, std::uint64_t nodes) const;
    plt::Budget budget(std::uint64_t nodes) const;

    const State& state_;
    const plt::Question& question_;
    std::uint64_t nodes_ = 0;
    std::vector<Position> past_;  ///< positions that are a draw when they come up once more
    Solver solver_;
};

}  // namespace gobblet
