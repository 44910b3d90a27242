// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/proof/small_board.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace pousse::proof {

/// Solves 4 x 4 with repetitions allowed, except that a move which changes nothing loses. So a win is one
/// that needs no repetition, and a position that nobody can win by force is open.
class EndlessTable {
  public:
    struct Count {
        std::uint32_t won = 0;
        std::uint32_t lost = 0;
        std::uint32_t open = 0;
        int longestWin = 0;
    };

    /// Builds the table by passes over all boards, one for each distance; takes a minute or two. `passed` is
    /// called after each distance.
    explicit EndlessTable(const std::function<void(int distance, const Count&)>& passed = {});

    /// Moves until the end if the side to move can force a win; 0 if it cannot.
    int winsIn(const SmallBoard& board) const {
        const std::uint8_t value = values_[numberOf(board)];
        return value < lostFrom ? value : 0;
    }
    /// The same for a loss.
    int losesIn(const SmallBoard& board) const {
        const std::uint8_t value = values_[numberOf(board)];
        return value >= lostFrom && value < over ? value - lostFrom : 0;
    }
    const Count& count() const { return count_; }

  private:
    static constexpr std::uint8_t open = 0;
    static constexpr std::uint8_t lostFrom = 128;
    static constexpr std::uint8_t over = 255;

    std::uint8_t valueAt(const SmallBoard& board, int distance) const;

    std::vector<std::uint8_t> values_;
    Count count_;
};

}  // namespace pousse::proof
