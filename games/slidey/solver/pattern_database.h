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

/// Shortest solutions of boards of 4 x 4. The fifteen tiles are divided into three patterns of five; for each
/// pattern a table tells how often its own tiles must slide, wherever they are, as if no others were there.
/// The sum of the three is never more than a solution takes, and neither is that of the board mirrored along
/// its diagonal. A search by iterative deepening needs little else.
class PatternDatabase {
  public:
    static constexpr int side = 4;
    static constexpr int fields = side * side;

    /// The tables, made when they are first asked for. Safe on any thread.
    static const PatternDatabase& shared();

    PatternDatabase();
    /// Slides that a solution takes at least. Only for boards of 4 x 4.
    int atLeast(const Position& position) const;
    /// The cells that the hole goes to on a shortest way home; nothing when stopped, or when more than
    /// `most` positions would have to be looked at.
    std::optional<std::vector<int>> solution(
        const Position& position, const std::stop_token& stop,
        std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) const;

  private:
    static constexpr int patterns = 3;
    static constexpr int tilesInPattern = 5;
    /// By the cells of the pattern's tiles, four bits each.
    using Table = std::vector<std::uint8_t>;
    class Search;

    static Table tableOf(int pattern);

    std::array<Table, patterns> tables_;
};

}  // namespace slidey
