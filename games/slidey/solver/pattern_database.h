// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/board/position.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace slidey {

/// Finds shortest solutions of boards of ten to sixteen cells. The tiles are divided into patterns; for each
/// of them a table holds the number of times that its tiles must slide, wherever they are, as if there were
/// no others. The sum of these numbers is a lower bound for every solution, and so is the sum for a second
/// division: the first one mirrored along the diagonal on 4 x 4, other patterns elsewhere. Iterative deepening
/// needs little else.
class PatternDatabase {
  public:
    /// Returns true if there are patterns for boards of this size.
    static bool covers(int columns, int rows);
    /// The tables for a size that is covered, built on first use. Null if stopped before they are there.
    /// Thread-safe.
    static std::shared_ptr<const PatternDatabase> of(int columns, int rows, const std::stop_token& stop);

    /// A lower bound for the slides of a solution. Only for boards of the size of the tables.
    int atLeast(const Position& position) const;

    /// The result of a search.
    struct Found {
        /// The cells that the hole moves to in a shortest solution; nothing if stopped, or if more than `most`
        /// positions were to be visited, or if it has more than `upTo` slides.
        std::optional<std::vector<int>> way;
        int atLeast = 0;  ///< no solution is shorter; above `upTo` if that is why there is no way
    };
    Found solution(const Position& position, const std::stop_token& stop,
                   std::uint64_t most = std::numeric_limits<std::uint64_t>::max(),
                   int upTo = std::numeric_limits<int>::max()) const;

  private:
    static constexpr int mostCells = 16;
    static constexpr int mostPatterns = 3;
    static constexpr int divisions = 2;

    /// Indexed by the cells of the pattern's tiles, four bits each.
    using Table = std::vector<std::uint8_t>;
    /// The position of a tile in the tables.
    struct Slot {
        int pattern = 0;
        int shift = 0;
    };
    /// A division of the tiles into patterns.
    struct Division {
        std::array<std::shared_ptr<const Table>, mostPatterns> tables;
        std::array<Slot, mostCells> slots{};           ///< by tile
        std::array<std::uint8_t, mostCells> cellOf{};  ///< where the tables see each cell
    };
    struct Patterns;
    class Search;

    static const std::vector<Patterns>& known();
    static std::shared_ptr<const PatternDatabase> built(const Patterns& patterns,
                                                        const std::stop_token& stop);

    int columns_ = 0;
    int rows_ = 0;
    std::array<Division, divisions> divisions_;
};

}  // namespace slidey
