// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// Finds shortest solutions of 4 x 4 boards. The fifteen tiles are divided into three patterns of five; for
/// each pattern a table holds the number of times that its tiles must slide, wherever they are, as if there
/// were no others. The sum of the three is a lower bound for every solution, and so is the sum for the board
/// mirrored along its diagonal. Iterative deepening needs little else.
class PatternDatabase {
  public:
    static constexpr int side = 4;
    static constexpr int fields = side * side;

    /// The tables, built on first use. Thread-safe.
    static const PatternDatabase& shared();

    PatternDatabase();
    /// A lower bound for the slides of a solution. Only for 4 x 4 boards.
    int atLeast(const Position& position) const;
    /// The cells that the hole moves to in a shortest solution; nothing if stopped, or if the search would
    /// visit more than `most` positions.
    std::optional<std::vector<int>> solution(
        const Position& position, const std::stop_token& stop,
        std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) const;

  private:
    static constexpr int patterns = 3;
    static constexpr int tilesInPattern = 5;
    /// Indexed by the cells of the pattern's tiles, four bits each.
    using Table = std::vector<std::uint8_t>;
    class Search;

    static Table tableOf(int pattern);

    std::array<Table, patterns> tables_;
};

}  // namespace slidey
