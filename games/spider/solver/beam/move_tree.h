// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spider {

/// The ways to all positions that a search keeps. Ways with a common beginning share it; a step that no kept
/// position needs any more is used again for another one, so memory follows the positions that are kept and
/// not those that were ever reached.
class MoveTree {
  public:
    /// Adds a step after another one (`none` for the root) and returns it. The caller holds it once.
    int add(int previous, const Move& move) {
        const Step step{previous, 1, static_cast<std::int8_t>(move.from),
                        static_cast<std::int8_t>(move.count), static_cast<std::int8_t>(move.to)};
        if (previous != none) ++at(previous).holders;
        ++used_;
        if (firstFree_ == none) {
            steps_.push_back(step);
            return static_cast<int>(steps_.size()) - 1;
        }
        const int index = firstFree_;
        firstFree_ = at(index).previous;
        at(index) = step;
        return index;
    }
    /// Gives up the caller's hold of a step; `none` is ignored.
    void release(int step) {
        while (step != none && --at(step).holders == 0) {
            const int previous = at(step).previous;
            at(step).previous = firstFree_;
            firstFree_ = step;
            --used_;
            step = previous;
        }
    }
    /// The moves from the root to this step.
    std::vector<Move> movesTo(int step) const {
        std::vector<Move> moves;
        for (; step != none; step = steps_[static_cast<std::size_t>(step)].previous) {
            const auto& last = steps_[static_cast<std::size_t>(step)];
            moves.push_back({last.from, last.count, last.to});
        }
        std::reverse(moves.begin(), moves.end());
        return moves;
    }
    /// Number of steps that are needed now.
    std::size_t used() const { return used_; }
    /// Number of steps with room for them: the most that were ever needed at once.
    std::size_t size() const { return steps_.size(); }

    std::size_t bytes() const { return steps_.capacity() * sizeof(Step); }

  private:
    struct Step {
        int previous;           ///< of a free step: the next free one
        std::uint32_t holders;  ///< the steps that follow it, and its position while that is kept
        std::int8_t from;
        std::int8_t count;
        std::int8_t to;
    };
    Step& at(int step) { return steps_[static_cast<std::size_t>(step)]; }

    std::vector<Step> steps_;
    int firstFree_ = none;
    std::size_t used_ = 0;
};

}  // namespace spider
